import { describe, expect, test } from "@jest/globals";
import { bands, crestLine, seas } from "../../lib/motif.ts";

const points = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

describe("the motif", () => {
  test.each(Object.entries(seas))(
    "%s: one closed path a band, from the left edge to the bottom",
    (_name, sea) => {
      const paths = bands(sea);
      expect(paths).toHaveLength(sea.bands);
      for (const path of paths) {
        expect(path).toMatch(new RegExp(`^M0 .*V${sea.height}H0z$`));
        expect(points(path).every(Number.isFinite)).toBe(true);
      }
    },
  );

  test("each band's crest lies below the one before", () => {
    const crests = bands(seas.pageEnd).map((path) =>
      Math.min(...points(path).filter((_, index) => index % 2 === 1)),
    );
    expect(crests).toEqual([...crests].sort((a, b) => a - b));
  });

  test("a calm sea without sway is a straight line", () => {
    const calm = { ...seas.pageEnd, base: [100, 100], peak: [100, 100], sway: 0, samples: 2 } as const;
    expect(crestLine(calm, 0)).toBe("M0 100C640 100 1280 100 1920 100");
  });
});
