import { extname } from "node:path";
import { expect, test } from "@jest/globals";
import {
  drawingPolicy,
  headerRules,
  immutable,
  revalidated,
  siteHeaders,
} from "../../lib/security-headers.ts";
import { publishedFiles } from "../../scripts/edge/published.ts";
import { mediaTypes, typesOf } from "../../scripts/edge/types.ts";
import { hashedFiles } from "../../scripts/post-build/policy/step.ts";
import { exportedSite } from "../support/exported-site.ts";
import { netlifyHeaders } from "../support/netlify-headers.ts";

const { files } = exportedSite();
const file = files.text("_headers");
const hashed = hashedFiles();
const types = typesOf(headerRules(hashed));

test("Netlify would read the same headers from _headers for every file as Cloudflare", () => {
  for (const path of publishedFiles("out")) {
    const headers = netlifyHeaders(file, `/${path}`);
    const expected = {
      ...siteHeaders,
      "Cross-Origin-Resource-Policy": path.startsWith("og/") ? "cross-origin" : "same-origin",
      "Cache-Control": hashed.includes(`/${path}`) ? immutable : revalidated,
      ...(path.startsWith("art/") && { "Content-Security-Policy": drawingPolicy }),
      // Of the types that are in no rule, Netlify knows itself.
      ...(extname(path) in mediaTypes ? {} : { "Content-Type": types[extname(path)]?.[0] }),
    };
    expect([path, headers]).toEqual([path, expected]);
  }
});

test("a missing hashed file would not last a year", () => {
  expect(netlifyHeaders(file, "/_next/static/chunks/gone.js")["Cache-Control"]).toBe(revalidated);
});

test("what Netlify could not read is noticed", () => {
  expect(() => netlifyHeaders("  A: b\n", "/")).toThrow("before any path");
  expect(() => netlifyHeaders("/*\n  A:\n", "/")).toThrow("no value");
  expect(netlifyHeaders("/*\n  A: b\n/x\n  ! A\n  A: c\n", "/x")).toEqual({ A: "c" });
});

test("no line of _redirects leads away from the site, and none is needed twice", () => {
  const lines = files.text("_redirects").trim().split("\n");
  expect(lines.every((line) => /^\/\S+ \/\S* 301$/.test(line) && !line.includes(" //"))).toBe(true);
  expect(new Set(lines.map((line) => line.split(" ")[0])).size).toBe(lines.length);
});
