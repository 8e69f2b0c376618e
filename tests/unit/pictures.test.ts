import { describe, expect, test } from "@jest/globals";
import { comparePictures, type Raster } from "../../scripts/pictures/compare.ts";
import { referenceMaker, whyNotComparable } from "../../scripts/pictures/references.ts";

const white = [255, 255, 255];
const orange = [248, 86, 42];

/** A white picture with rectangles of a colour. */
function picture(width: number, height: number, boxes: readonly Box[] = []): Raster {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const box = boxes.find((b) => x >= b.x && x < b.x + b.width && y >= b.y && y < b.y + b.height);
      data.set([...(box?.colour ?? white), 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  colour?: readonly number[];
}

const button = (x: number): Box => ({ x, y: 60, width: 120, height: 44, colour: orange });

describe("two pictures", () => {
  test("of the same are the same", () => {
    const { changed, share } = comparePictures(
      picture(300, 200, [button(40)]),
      picture(300, 200, [button(40)]),
    );
    expect({ changed, share }).toEqual({ changed: false, share: 0 });
  });

  test("differ when a button moved by 8 pixels, and the place is told", () => {
    const difference = comparePictures(picture(300, 200, [button(40)]), picture(300, 200, [button(48)]));
    expect(difference.changed).toBe(true);
    expect(difference.densest).toEqual({ share: 0.25, x: 32, y: 64 });
    expect(difference.share).toBeCloseTo((2 * 8 * 44) / (300 * 200));
  });

  test("do not differ by a shade that nobody sees, nor by a few pixels here and there", () => {
    const pale = { ...button(40), colour: [250, 92, 48] };
    expect(comparePictures(picture(300, 200, [button(40)]), picture(300, 200, [pale])).changed).toBe(false);
    const specks = [10, 50, 90, 130, 170, 210].map((x) => ({ ...button(x), y: 20, width: 4, height: 4 }));
    const { changed, share } = comparePictures(picture(300, 200), picture(300, 200, specks));
    expect(changed).toBe(false);
    expect(share).toBeGreaterThan(0);
  });

  test("of two heights differ, and what is new is marked", () => {
    const { changed, marked } = comparePictures(picture(40, 40), picture(40, 72, [button(0)]));
    expect(changed).toBe(true);
    expect([marked.width, marked.height]).toEqual([40, 72]);
    expect([...marked.data.subarray(70 * 40 * 4, 70 * 40 * 4 + 3)]).toEqual([230, 0, 70]);
  });
});

describe("references", () => {
  const maker = { browser: "156.0.8078.79", system: "linux" };

  test("are compared with pictures of the same browser on the same system only", () => {
    expect(whyNotComparable(maker, maker)).toBeUndefined();
    expect(whyNotComparable(maker, { ...maker, browser: "157.0.1.2" })).toMatch(
      /^made with Chromium 156\.0\.8078\.79 on linux, here is 157\.0\.1\.2 on linux: .*--update/,
    );
    expect(whyNotComparable(maker, { ...maker, system: "darwin" })).toContain("on darwin");
    expect(whyNotComparable(undefined, maker)).toContain("there are none");
  });

  test("name who made them", () => {
    expect(referenceMaker()).toEqual({
      browser: expect.stringMatching(/^\d+(\.\d+){3}$/),
      system: expect.stringMatching(/^\w+$/),
    });
    expect(referenceMaker("no-such-folder")).toBeUndefined();
  });
});
