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

test.each(pages)("every script and stylesheet of $path has the hash of its file", ({ document }) => {
  const elements = document.querySelectorAll("script, link[rel=stylesheet]").flatMap(({ attrs }) => {
    const url = attrs.src ?? attrs.href ?? attrs["data-src"] ?? attrs["data-href"];
    return url ? [{ url, integrity: attrs.integrity ?? attrs["data-integrity"] }] : [];
  });
  expect(elements.length).toBeGreaterThan(5);
  const hashed = elements.map(({ url }) => ({ url, integrity: integrityOf(site.files.bytes(url.slice(1))) }));
  expect(elements).toEqual(hashed);
});

test("the export has nothing of zod, because the content's schema is for tools", () => {
  const { files } = site;
  const paths = [...files.paths].filter((path) => /\.(html|js|txt)$/.test(path));
  expect(paths).not.toHaveLength(0);
  expect(paths.filter((path) => files.text(path).includes("ZodError"))).toEqual([]);
});
