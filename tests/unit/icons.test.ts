import { describe, expect, test } from "@jest/globals";
import { faviconSvg, icoFile, iconSvg, icons } from "../../lib/icons.ts";
import { mark } from "../../lib/mark.ts";
import { designColor } from "../../lib/tokens.ts";

describe("a .ico file", () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  const file = icoFile(png, 32);
  const view = new DataView(file.buffer);

  test("says that it holds one icon", () => {
    expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 1]);
  });

  test("says how large the picture is, and of what kind", () => {
    expect([view.getUint8(6), view.getUint8(7)]).toEqual([32, 32]);
    expect([view.getUint8(8), view.getUint8(9)]).toEqual([0, 0]);
    expect([view.getUint16(10, true), view.getUint16(12, true)]).toEqual([1, 32]);
  });

  test("says where the picture is, and has it there", () => {
    const [length, offset] = [view.getUint32(14, true), view.getUint32(18, true)];
    expect([length, offset]).toEqual([png.length, 22]);
    expect(file.slice(offset, offset + length)).toEqual(png);
    expect(file).toHaveLength(offset + length);
  });
});

/** The mark's share of the side of its square. */
function shareOf(svg: string): number {
  return mark.size / Number(/viewBox="0 0 ([\d.]+) /.exec(svg)?.[1]);
}

test("an icon is the mark on the page's colour, and a maskable one keeps it in the safe zone", () => {
  const [plain, maskable] = [iconSvg("any"), iconSvg("maskable")];
  for (const svg of [plain, maskable]) {
    expect(svg).toContain(`<path fill="${designColor("surface")}"`);
    expect(svg).toContain(`fill="${designColor("action")}"`);
  }
  expect(shareOf(plain)).toBeCloseTo(0.78);
  // A square in the circle of the safe zone, whose diameter is 0.8 of the side, has a side of 0.8 / √2 = 0.57.
  expect(shareOf(maskable)).toBeLessThanOrEqual(0.6);
});

test("the tab's icon has no ground, and lines in the ink of either scheme", () => {
  const svg = faviconSvg();
  expect(svg).not.toContain("M0 0h");
  expect(svg).toContain(`.l{stroke:${designColor("ink")}}`);
  expect(svg).toContain(`@media(prefers-color-scheme:dark){.l{stroke:${designColor("ink", "dark")}}}`);
  expect(svg.match(/class="l"/g)).toHaveLength(1);
});

test("icons have the sizes that browsers and systems ask for, each under a name of its own", () => {
  expect(icons.map(({ side, purpose }) => `${side} ${purpose}`)).toEqual(
    expect.arrayContaining(["192 any", "512 any", "192 maskable", "512 maskable", "180 maskable"]),
  );
  expect(new Set(icons.map(({ file }) => file)).size).toBe(icons.length);
});
