import { describe, expect, test } from "@jest/globals";
import { exportedPage } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

const pages = pagesForJest();

test("home has a photo in its first screen", () => {
  expect(exportedPage("/").document.querySelectorAll("img[data-photo][fetchpriority=high]")).toHaveLength(1);
});

describe.each(pages.map(({ path }) => path))("photos of %s", (path) => {
  const { document } = exportedPage(path);
  const photos = document.querySelectorAll("img[data-photo]");
  const first = photos.filter((photo) => photo.getAttribute("fetchpriority") === "high");

  test("leave their format to the host, which answers with AVIF or WebP where the browser takes it", () => {
    const addresses = photos.flatMap((photo) => [
      photo.getAttribute("src") ?? "",
      ...(photo.getAttribute("srcset") ?? "").split(/,\s+/).map((candidate) => candidate.split(" ")[0] ?? ""),
    ]);
    expect(addresses.filter((address) => new URL(address).searchParams.get("auto") !== "format")).toEqual([]);
  });

  test("keep their space, and have several widths to choose from", () => {
    for (const photo of photos) {
      for (const name of ["width", "height"]) expect(photo.getAttribute(name)).toMatch(/^[1-9]\d*$/);
      expect((photo.getAttribute("srcset") ?? "").split(/,\s+/).length).toBeGreaterThan(1);
      expect(photo.getAttribute("sizes")).toBeTruthy();
    }
  });

  test("wait until they are near, but for one of the first screen at most", () => {
    expect(first.length).toBeLessThanOrEqual(1);
    for (const photo of photos)
      expect(photo.getAttribute("loading")).toBe(first.includes(photo) ? "eager" : "lazy");
  });

  test("of the first screen are preloaded once, with the same widths", () => {
    const preloads = document.querySelectorAll('link[rel="preload"][as="image"]');
    const choice = (element: (typeof photos)[number], prefix: string) =>
      [`${prefix}srcset`, `${prefix}sizes`].map((name) => element.getAttribute(name));
    expect(preloads.map((link) => choice(link, "image"))).toEqual(first.map((photo) => choice(photo, "")));
  });
});
