import { expect, test } from "@jest/globals";
import { photoOrigin, photoUrl } from "../../lib/images/photos.ts";

test("the host crops a photo to its shape in whole pixels, around faces if it has any", () => {
  const url = photoUrl({ id: "photo-12-ab", faces: true }, 1081, 4 / 3);
  expect(url).toBe(`${photoOrigin}/photo-12-ab?w=1081&h=811&q=75&auto=format&fit=crop&crop=faces`);
});
