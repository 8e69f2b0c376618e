import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import type { Route } from "next";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { markdownPage } from "../../scripts/post-build/markdown-page.ts";

const fixture = (name: string) => readFileSync(`tests/unit/markdown/${name}`, "utf8");

test("every kind of part is written as Markdown that reads like the page", () => {
  const page = { path: "/a", file: "a.html", document: parseHtml(fixture("page.html")) };
  const site = { origin: "https://www.site.com", routes: ["/b" as Route] };
  expect(markdownPage(page, site)).toBe(fixture("page.md"));
});
