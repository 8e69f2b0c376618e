import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { PNG } from "pngjs";
import { cardTitleBox, cardTitleSize, ogImageSize } from "../../lib/og-image.ts";

// The longest that the content check lets through, in the widest letters, with and without places to break a line.
const longest = 65;
const titles = [
  "W".repeat(longest),
  "MW ".repeat(22).slice(0, longest).trim(),
  "WWWW MMMM ".repeat(7).slice(0, longest),
  "Wwwwwwwwwwwwww ".repeat(5).slice(0, longest),
  "Motivation, measurement and mentorship for women who manage teams",
  "Momentum for freelancers",
];
const single = "W";

// Where the title stands: below the mark and above the sun.
const band = { top: 140, bottom: 440 };
const left = 72;
const folder = mkdtempSync(join(tmpdir(), "cards-"));

beforeAll(() => {
  const program = ["--import", "tsx", "tests/support/draw-og-images.ts", folder];
  execFileSync(process.execPath, [...program, ...titles, single], { stdio: "inherit", timeout: 110_000 });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** How dark a card is at a pixel, from 0 (the ground) to 1 (ink). */
function readInk(index: number): (x: number, y: number) => number {
  const { data, width } = PNG.sync.read(readFileSync(join(folder, `${index}.png`)));
  const red = (x: number, y: number) => data[4 * (y * width + x)] ?? 0;
  const ground = red(1, 1);
  return (x, y) => (ground - red(x, y)) / ground;
}

function inkIn(ink: (x: number, y: number) => number, from: [number, number], to: [number, number]): number {
  let sum = 0;
  for (let y = from[1]; y < to[1]; y++) for (let x = from[0]; x < to[0]; x++) sum += Math.abs(ink(x, y));
  return sum;
}

describe.each(titles.map((title, index) => [title, index] as const))("the card of %p", (title, index) => {
  test("keeps its title within its margins, and clear of the sun", () => {
    const ink = readInk(index);
    const right = left + cardTitleBox.width + 4;
    expect(inkIn(ink, [0, band.top], [left - 2, band.bottom])).toBeLessThan(1);
    expect(inkIn(ink, [right, 0], [ogImageSize.width, band.bottom])).toBeLessThan(1);
    expect(inkIn(ink, [0, band.bottom - 8], [ogImageSize.width, band.bottom])).toBeLessThan(1);
    expect(inkIn(ink, [left, band.top], [right, band.bottom])).toBeGreaterThan(5_000);
  });

  test("is set as large as its lines allow", () => expect(cardTitleSize(title)).toBeGreaterThanOrEqual(56));
});

test("no letter of the longest title is cut or missing: it has the ink of 65", () => {
  const [from, to]: [[number, number], [number, number]] = [
    [0, band.top],
    [ogImageSize.width, band.bottom],
  ];
  const letter = inkIn(readInk(titles.length), from, to);
  const scale = (cardTitleSize(titles[0] ?? "") / cardTitleSize(single)) ** 2;
  const letters = inkIn(readInk(0), from, to) / (letter * scale);
  expect(letters).toBeGreaterThan(longest - 1);
  expect(letters).toBeLessThan(longest + 1);
});
