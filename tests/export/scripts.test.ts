import { expect, test } from "@jest/globals";
import { textOf } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

const site = exportedSite();

test.each(site.pages)("$path has React's data in one piece, whatever Node.js built it", ({ document }) => {
  const scripts = document.querySelectorAll("script").map(({ rawText }) => rawText);
  expect(scripts.filter((script) => script.startsWith("self.__next_f.push([1"))).toHaveLength(1);
});

test("what only the development server has is left out", () => {
  const scripts = [...site.files.keys()].filter((path) => path.endsWith(".js"));
  expect(scripts.filter((path) => textOf(path, site.files).includes("launch-editor"))).toEqual([]);
});
