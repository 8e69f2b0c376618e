import { expect, test } from "@jest/globals";
import photoLoader, { photoOrigin, photoSource, photoUrl, sizedPhoto } from "../../lib/photos.ts";

const photo = { id: "photo-12-ab" };
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test("a photo's URL is the host's, in the requested size and shape", () => {
  const url = photoUrl(photo, { width: 960, ratio: 2 / 3 });
  expect(url.split("?")[0]).toBe(`${photoOrigin}/photo-12-ab`);
  expect(queryOf(url)).toEqual({ q: "75", auto: "format", fit: "crop", w: "960", h: "640" });
});

test("a photo of faces is cropped around them", () => {
  expect(queryOf(photoUrl({ ...photo, faces: true }, { width: 96, ratio: 1 }))).toMatchObject({
    crop: "faces",
  });
  expect(queryOf(photoUrl({ ...photo, faces: false }, { width: 96, ratio: 1 }))).not.toHaveProperty("crop");
});

test("a file of public/ keeps its URL", () => {
  expect(photoLoader({ src: "/art/health.svg", width: 640 })).toBe("/art/health.svg");
});

test("every width of a srcset keeps the ratio of its source, in whole pixels", () => {
  const source = photoSource(photo, 0.75);
  for (const [width, height] of [
    ["640", "480"],
    ["1081", "811"],
  ]) {
    const url = sizedPhoto(source, Number(width));
    expect(queryOf(url)).toMatchObject({ w: width, h: height });
    expect(queryOf(url)).not.toHaveProperty("ratio");
    expect(photoLoader({ src: source, width: Number(width) })).toBe(url);
  }
});
