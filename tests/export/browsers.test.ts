import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

const pages = [...everyPage(exportedSite())];

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

// Browsers without @layer show pages without styles, where a drawing without a size fills the window.
test.each(pages)("the logo and icons of $path have a size of their own", ({ document }) => {
  const icons = document.querySelectorAll('svg[viewBox="0 0 24 24"], svg[viewBox="0 0 32 32"]');
  expect(icons).not.toHaveLength(0);
  expect(icons.filter(({ attrs }) => !attrs.width || !attrs.height).map(String)).toEqual([]);
});
