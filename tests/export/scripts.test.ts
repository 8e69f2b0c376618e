import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { integrityOf } from "../../scripts/post-build/integrity.ts";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

const site = exportedSite();
const pages = [...everyPage(site)];

test("scripts use only what the promised browsers know (browserslist in package.json)", () => {
  // Modern browsers skip these. They bring what older ones lack.
  const polyfills = new Set(
    pages.flatMap(({ document }) =>
      document.querySelectorAll("script[nomodule]").map(({ attrs }) => `out${attrs.src}`),
    ),
  );
  expect(polyfills.size).toBe(1);
  const esCheck = join("node_modules", "es-check", "lib", "cli", "index.js");
  const files = ["out/_next/static/**/*.js", "--not", [...polyfills].join()];
  const args = [esCheck, "checkBrowser", ...files, "--checkFeatures", "--noColor"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect({ status, output: stdout + stderr }).toEqual({
    status: 0,
    output: expect.stringContaining("passed"),
  });
});

test.each(pages)("every script and style sheet of $path has the hash of its file", ({ document }) => {
  for (const [url, integrity, selector] of [
    ["src", "integrity", "script[src]"],
    ["href", "integrity", "link[rel=stylesheet]"],
    ["data-src", "data-integrity", "script[data-src]"],
    ["data-href", "data-integrity", "script[data-href]"],
  ] as const) {
    const elements = document.querySelectorAll(selector);
    expect(elements).not.toHaveLength(0);
    for (const { attrs } of elements)
      expect([selector, attrs[integrity]]).toEqual([
        selector,
        integrityOf(site.files.bytes(attrs[url]?.slice(1) ?? "")),
      ]);
  }
});

test("the export has nothing of zod: content's schema is for tools, and only its types are for pages", () => {
  const { files } = site;
  const paths = [...files.paths].filter((path) => /\.(html|js|txt)$/.test(path));
  expect(paths).not.toHaveLength(0);
  expect(paths.filter((path) => files.text(path).includes("ZodError"))).toEqual([]);
});
