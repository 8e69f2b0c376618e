import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { designColors } from "../../lib/build/tokens.ts";

/* The colors and views of public/art. Reviewed pictures show the drawings in the light scheme. */

const tokens = designColors();
const drawings = readdirSync("public/art").map((file) => {
  const svg = readFileSync(`public/art/${file}`, "utf8");
  const [light = "", dark = ""] = parse(svg).querySelector("style")?.text.split(".dark:target ~ *") ?? [];
  return { file, svg, light: colorsIn(light), dark: colorsIn(dark) };
});

/** The custom properties of a rule: { "depth-1": "#b2dcd3" }. */
function colorsIn(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = "", color = ""]) => [name, color]),
  );
}

test.each(drawings)("$file takes its colors from the tokens in both schemes", ({ light, dark }) => {
  expect(Object.keys(light).filter((name) => name !== "sun")).toEqual(Object.keys(dark));
  for (const [own, scheme] of [[light, tokens.light] as const, [dark, tokens.dark] as const]) {
    const strange = Object.entries(own).filter(([name, color]) =>
      name in scheme ? scheme[name] !== color : !Object.values(scheme).includes(color),
    );
    expect(strange).toEqual([]);
  }
});

test.each(drawings)("$file is drawn in its own colors alone", ({ svg, light }) => {
  const drawn = [...svg.matchAll(/(?:fill|stroke)="(?!none)([^"]*)"/g)].map(([, color]) => color);
  expect([...new Set(drawn)].sort()).toEqual(
    Object.keys(light)
      .map((name) => `var(--${name})`)
      .sort(),
  );
});

test.each(drawings)("$file shows the same parts in both schemes", ({ svg }) => {
  const document = parse(svg);
  const part = (selector: string) => document.querySelector(selector)?.getAttribute("viewBox");
  expect([part("#dark"), part("#dark-thumbnail")]).toEqual([part("svg"), part("#thumbnail")]);
  for (const view of document.querySelectorAll("view"))
    expect([view.id, view.classList.contains("dark")]).toEqual([view.id, view.id.startsWith("dark")]);
});
