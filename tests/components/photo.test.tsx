import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { watchPhotos } from "@/components/head-scripts/watch-photos";

// It is for photos that loaded earlier. Here it would still run while the document is taken down.
beforeEach(() => {
  Object.assign(window, {
    MutationObserver: class {
      observe() {}
    },
  });
});

test.each([
  ["loads", fireEvent.load, 800, "shown"],
  ["fails", fireEvent.error, 0, "failed"],
])("a photo that %s after the page was ready is marked", (_, settle, naturalWidth, mark) => {
  document.body.innerHTML = '<img data-photo="loading" alt="A photo">';
  const photo = screen.getByRole("img");
  watchPhotos();
  Object.defineProperties(photo, {
    complete: { value: true },
    currentSrc: { value: "/photo" },
    naturalWidth: { value: naturalWidth },
  });
  expect(photo.dataset.photo).toBe("loading");
  // Neither event bubbles.
  settle(photo);
  expect(photo.dataset.photo).toBe(mark);
});
