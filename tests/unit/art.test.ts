import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { parse } from "node-html-parser";

const illustrations = readdirSync("app/art").filter((file) => file.endsWith(".svg"));

test.each(illustrations)(
  "%s takes its colors from tokens, and shows the same parts in both schemes",
  (file) => {
    const svg = readFileSync(`app/art/${file}`, "utf8");
    expect(svg.match(/(?:fill|stroke)="(?!none|var\(--)[^"]*"/g)).toBeNull();
    const document = parse(svg);
    const part = (selector: string) => document.querySelector(selector)?.getAttribute("viewBox");
    expect([part("#dark"), part("#dark-thumbnail")]).toEqual([part("svg"), part("#thumbnail")]);
    for (const view of document.querySelectorAll("view"))
      expect([view.id, view.classList.contains("dark")]).toEqual([view.id, view.id.startsWith("dark")]);
  },
);
