import { expect, test } from "@jest/globals";
import photoLoader from "../../lib/photo-loader.ts";
import { photoAddress, photoHost, photoSource, sizedPhoto } from "../../lib/photos.ts";

const photo = { id: "photo-12-ab" };
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test("a photo's address is the host's, in the size and shape that is asked for", () => {
  const address = photoAddress(photo, { width: 960, ratio: 2 / 3 });
  expect(address.startsWith(`${photoHost}/photo-12-ab?`)).toBe(true);
  expect(queryOf(address)).toEqual({ q: "75", auto: "format", fit: "crop", w: "960", h: "640" });
});

test("a photo of faces is cropped around them", () => {
  expect(queryOf(photoAddress({ ...photo, faces: true }, { width: 96, ratio: 1 }))).toMatchObject({
    crop: "faces",
  });
  expect(queryOf(photoAddress({ ...photo, faces: false }, { width: 96, ratio: 1 }))).not.toHaveProperty(
    "crop",
  );
});

test("every width of a srcset keeps the ratio of its source, in whole pixels", () => {
  const source = photoSource(photo, 0.75);
  for (const [width, height] of [
    ["640", "480"],
    ["1081", "811"],
  ]) {
    const address = sizedPhoto(source, Number(width));
    expect(queryOf(address)).toMatchObject({ w: width, h: height });
    expect(queryOf(address)).not.toHaveProperty("ratio");
    expect(photoLoader({ src: source, width: Number(width) })).toBe(address);
  }
});
