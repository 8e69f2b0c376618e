import { expect, test } from "@jest/globals";
import { artNames, drawing, toDark } from "../../lib/art.ts";
import { designColors } from "../../lib/tokens.ts";

/* The dark drawings: the light ones are in the reviewed pictures. */

const { light, dark } = designColors();
const ramp = Array.from({ length: 12 }, (_, depth) => `depth-${depth}`);
const darkRamp = ramp.map((step) => dark[step]);
const lightRamp = ramp.map((step) => light[step] ?? "").filter((color) => !darkRamp.includes(color));

test("no drawing has a colour of the light ramp left in the dark, and each keeps its sun", async () => {
  expect(lightRamp).toHaveLength(ramp.length);
  const names = await artNames();
  expect(names).not.toHaveLength(0);
  for (const name of names) {
    const [day, night] = [await drawing(name, "light"), await drawing(name, "dark")];
    expect([name, lightRamp.some((color) => day.includes(color))]).toEqual([name, true]);
    expect([name, lightRamp.filter((color) => night.includes(color))]).toEqual([name, []]);
    expect([name, night.split(light.action ?? "").length]).toEqual([
      name,
      day.split(light.action ?? "").length,
    ]);
  }
});

test("a pale disc is a moon, and takes the ink of the dark", () => {
  expect(toDark(`<circle r="4" fill="${light["depth-0"]}"/>`)).toBe(`<circle r="4" fill="${dark.ink}"/>`);
});

test("a ground of the dark page's own colour goes one storey down", () => {
  const ground = toDark(`<path fill="${light["depth-8"]}" d="M0 0h960v640H0z"/>`);
  expect(ground).toBe(`<path fill="${dark["depth-11"]}" d="M0 0h960v640H0z"/>`);
});
