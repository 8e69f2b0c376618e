import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

const site = exportedSite();
const pages = [...everyPage(site)];

test("scripts use only what the promised browsers know (browserslist in package.json)", () => {
  // Modern browsers skip these. They bring what older ones lack.
  const polyfillsOf = ({ document }: (typeof pages)[number]) =>
    document.querySelectorAll("script[nomodule]").map(({ attrs }) => `out${attrs.src}`);
  const polyfills = new Set(pages.flatMap(polyfillsOf));
  expect(polyfills.size).toBe(1);
  const esCheck = join("node_modules", "es-check", "lib", "cli", "index.js");
  const files = ["out/_next/static/**/*.js", "--not", [...polyfills].join()];
  const args = [esCheck, "checkBrowser", ...files, "--checkFeatures", "--noColor"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("passed")]);
});

test.each(pages)("$path has React's data in one piece, whatever Node.js built it", ({ document }) => {
  const scripts = document.querySelectorAll("script").map(({ rawText }) => rawText);
  expect(scripts.filter((script) => script.startsWith("self.__next_f.push([1"))).toHaveLength(1);
});

test("what only the development server has is left out", () => {
  const scripts = [...site.files.paths].filter((path) => path.endsWith(".js"));
  expect(scripts.filter((path) => site.files.text(path).includes("launch-editor"))).toEqual([]);
});
