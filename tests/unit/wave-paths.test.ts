import { describe, expect, test } from "@jest/globals";
import { bands, crestLine, waveShapes } from "../../lib/wave-paths.ts";

const points = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

describe("the motif", () => {
  test.each(Object.entries(waveShapes))(
    "%s: one closed path a band, from the left edge to the bottom",
    (_name, shape) => {
      const paths = bands(shape);
      expect(paths).toHaveLength(shape.bands);
      for (const path of paths) {
        expect(path).toMatch(new RegExp(`^M0 .*V${shape.height}H0z$`));
        expect(points(path).every(Number.isFinite)).toBe(true);
      }
    },
  );

  test("each band's edge lies below the one before where it begins", () => {
    const starts = bands(waveShapes.closingCta).map((path) => Number(path.match(/^M0 ([\d.]+)/)?.[1]));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  test("a calm sea without sway is a straight line", () => {
    const calm = {
      ...waveShapes.closingCta,
      base: [100, 100],
      peak: [100, 100],
      sway: 0,
      samples: 3,
    } as const;
    expect(crestLine(calm, 0)).toBe("M0 100c320 0 640 0 960 0s640 0 960 0");
  });

  test("ends at the right edge, at the height of the last sample", () => {
    const numbers = points(crestLine(waveShapes.hero, 1));
    const steps = numbers.slice(8);
    const ends = [
      numbers.slice(6, 8),
      ...Array.from({ length: steps.length / 4 }, (_, i) => steps.slice(4 * i + 2, 4 * i + 4)),
    ];
    const x = ends.reduce((sum, [dx = 0]) => sum + dx, 0);
    expect(x).toBeCloseTo(waveShapes.hero.width, 0);
  });
});
