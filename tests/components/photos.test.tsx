import { expect, jest, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { watchPhotos } from "@/components/head-script/watch-photos";

test("a photo that fails after the page was ready is marked", () => {
  document.body.innerHTML = '<img data-photo="loading" alt="A photo">';
  const photo = screen.getByRole("img");
  // The observer is for photos that loaded earlier.
  jest.spyOn(MutationObserver.prototype, "observe").mockReturnValue();
  watchPhotos();
  // jsdom loads none.
  Object.defineProperty(photo, "currentSrc", { value: "/photo" });
  fireEvent.error(photo);
  expect(photo).toHaveAttribute("data-photo", "failed");
});
