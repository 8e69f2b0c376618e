import { expect, test } from "@jest/globals";
import photoLoader, { photoOrigin, photoSource, photoUrl } from "../../lib/photos.ts";

const photo = { id: "photo-12-ab" };
const usual = { q: "75", auto: "format", fit: "crop" };

test.each([
  ["in the requested size and shape", photo, 960, 2 / 3, { ...usual, w: "960", h: "640" }],
  ["in whole pixels", photo, 1081, 0.75, { ...usual, w: "1081", h: "811" }],
  ["around faces", { ...photo, faces: true }, 96, 1, { ...usual, crop: "faces", w: "96", h: "96" }],
  ["around its middle", { ...photo, faces: false }, 96, 1, { ...usual, w: "96", h: "96" }],
])("the host crops a photo %s, also for a srcset", (_, asked, width, ratio, query) => {
  const url = photoUrl(asked, { width, ratio });
  expect(url.split("?")[0]).toBe(`${photoOrigin}/photo-12-ab`);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual(query);
  expect(photoLoader({ src: photoSource(asked, ratio), width })).toBe(url);
});

test("a file of public/ keeps its URL", () => {
  expect(photoLoader({ src: "/art/health.svg", width: 640 })).toBe("/art/health.svg");
});
