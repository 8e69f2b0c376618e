import { describe, expect, test } from "@jest/globals";
import { artNames, drawing, thumbnailNames, toDark } from "../../lib/art.ts";
import { designColors } from "../../lib/tokens.ts";

const { light, dark } = designColors();
const ramp = Array.from({ length: 12 }, (_, depth) => `depth-${depth}`);
const colorsOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}\b/g));
const viewBoxOf = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];

const darkRamp = ramp.map((step) => dark[step]);
const lightRamp = ramp.map((step) => light[step] ?? "").filter((color) => !darkRamp.includes(color));

test("the two ramps have no colour in common that would hide a mistake", () => {
  expect(lightRamp).toHaveLength(ramp.length);
});

describe("every drawing", () => {
  test("has colours of the light ramp, and in the dark none of them is left", async () => {
    for (const name of await artNames()) {
      const [inLight, inDark] = [
        colorsOf(await drawing(name, "light")),
        colorsOf(await drawing(name, "dark")),
      ];
      expect([name, lightRamp.some((color) => inLight.has(color))]).toEqual([name, true]);
      expect([name, lightRamp.filter((color) => inDark.has(color))]).toEqual([name, []]);
    }
  });

  test("keeps its sun in the dark", async () => {
    const sun = light.action ?? "";
    const count = (svg: string) => svg.split(sun).length;
    const names = await artNames();
    const suns = await Promise.all(
      names.map(async (name) => [count(await drawing(name, "light")), count(await drawing(name, "dark"))]),
    );
    expect(suns.filter(([inLight, inDark]) => inLight !== inDark)).toEqual([]);
    expect(suns.some(([inLight]) => (inLight ?? 0) > 1)).toBe(true);
  });

  test("is whole: SVG with a viewBox", async () => {
    for (const name of await artNames()) {
      const svg = await drawing(name, "light");
      expect(svg).toMatch(/^<svg[^>]*>[\s\S]*<\/svg>\s*$/);
      expect(viewBoxOf(svg)).toHaveLength(4);
    }
  });
});

test("a pale disc is a moon, and takes the ink of the dark", () => {
  expect(toDark(`<circle r="4" fill="${light["depth-0"]}"/>`)).toBe(`<circle r="4" fill="${dark.ink}"/>`);
});

test("a ground of the dark page's own colour goes one storey down", () => {
  const ground = toDark(`<path fill="${light["depth-8"]}" d="M0 0h960v640H0z"/>`);
  expect(ground).toBe(`<path fill="${dark["depth-11"]}" d="M0 0h960v640H0z"/>`);
});

describe("a thumbnail", () => {
  test.each(thumbnailNames)("of %s is a square part of the drawing", async (name) => {
    const [whole, part] = [await drawing(name, "light"), await drawing(`thumb-${name}`, "light")];
    const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(whole);
    const [x = 0, y = 0, w = 0, h = 0] = viewBoxOf(part);
    expect(w).toBe(h);
    expect(x).toBeGreaterThanOrEqual(left);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(x + w).toBeLessThanOrEqual(left + width);
    expect(y + h).toBeLessThanOrEqual(top + height);
    expect(part.replace(/viewBox="[^"]*"/, "")).toBe(whole.replace(/viewBox="[^"]*"/, ""));
  });

  test("is one of the drawings that are served", async () => {
    expect(await artNames()).toEqual(expect.arrayContaining(thumbnailNames.map((name) => `thumb-${name}`)));
  });
});

test("a drawing that does not exist is refused", async () => {
  await expect(drawing("zebra", "light")).rejects.toThrow(/zebra/);
});
