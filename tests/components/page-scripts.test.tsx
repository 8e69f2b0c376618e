import { expect, jest, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { watchPhotos } from "@/components/head-script/watch-photos";

test.each([
  ["loads", fireEvent.load, 800, "shown"],
  ["fails", fireEvent.error, 0, "failed"],
])("a photo that %s after the page was ready is marked", (_, settle, naturalWidth, mark) => {
  document.body.innerHTML = '<img data-photo="loading" alt="A photo">';
  const photo = screen.getByRole("img");
  // The observer is for photos that loaded earlier.
  jest.spyOn(MutationObserver.prototype, "observe").mockReturnValue();
  watchPhotos();
  jest.restoreAllMocks();
  const state = { complete: true, currentSrc: "/photo", naturalWidth };
  for (const [name, value] of Object.entries(state)) Object.defineProperty(photo, name, { value });
  expect(photo.dataset.photo).toBe("loading");
  // Neither event bubbles.
  settle(photo);
  expect(photo.dataset.photo).toBe(mark);
});
