import { describe, expect, test } from "@jest/globals";
import dashboard from "../../content/pages/dashboard.ts";
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

  test("load lazily, except in the first screen", () => {
    expect(first.length).toBeLessThanOrEqual(1);
    // The dashboard's are the largest paint of a large window, and below the first screen of a phone.
    const early = path === dashboard.path ? photos : first;
    for (const photo of photos)
      expect(photo.getAttribute("loading")).toBe(early.includes(photo) ? "eager" : "lazy");
  });

  test("of the first screen are preloaded once, after the viewport, with the same widths", () => {
    const viewport = document.querySelector("meta[name=viewport]");
    expect(viewport?.nextElementSibling?.getAttribute("as")).toBe(first.length > 0 ? "image" : undefined);
    const preloads = document.querySelectorAll('link[rel="preload"][as="image"]');
    const choice = (element: (typeof photos)[number], prefix: string) =>
      [`${prefix}srcset`, `${prefix}sizes`].map((name) => element.getAttribute(name));
    expect(preloads.map((link) => choice(link, "image"))).toEqual(first.map((photo) => choice(photo, "")));
  });
});

test.each(pages)("photos of $path, and their preloads, do not report the page to their host", ({ path }) => {
  const requests = exportedPage(path).document.querySelectorAll(
    "img[data-photo], link[rel=preload][as=image]",
  );
  const policies = requests.map(
    ({ attributes: { referrerpolicy, referrerPolicy } }) => referrerpolicy ?? referrerPolicy,
  );
  expect(policies).toEqual(requests.map(() => "no-referrer"));
});

test.each(pages)("fonts of $path are requested at the start of the body", ({ path }) => {
  const { document } = exportedPage(path);
  const fonts = document.querySelectorAll("link[rel=preload][as=font]").map(String);
  expect(fonts).not.toHaveLength(0);
  expect(document.querySelector("body")?.children.slice(0, fonts.length).map(String)).toEqual(fonts);
});
