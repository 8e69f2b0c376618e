import { describe, expect, test } from "@jest/globals";
import dashboard from "../../content/pages/dashboard.ts";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

const site = exportedSite();
const pages = [...everyPage(site)];

test.each(pages)("each drawing of $path has its view for the dark scheme", ({ document }) => {
  const drawings = document.querySelectorAll('img[src^="/art/"]');
  expect(drawings).not.toHaveLength(0);
  for (const { attrs, previousElementSibling: source } of drawings)
    expect([source?.attrs.media, source?.attrs.srcset]).toEqual([
      "(prefers-color-scheme: dark)",
      attrs.src?.includes("#") ? attrs.src.replace("#", "#dark-") : `${attrs.src}#dark`,
    ]);
});

// Browsers without @layer show pages without styles, where a drawing without a size fills the window.
test.each(pages)("the logo and icons of $path have a size of their own", ({ document }) => {
  const icons = document.querySelectorAll('svg[viewBox="0 0 24 24"], svg[viewBox="0 0 32 32"]');
  expect(icons).not.toHaveLength(0);
  expect(icons.filter(({ attrs }) => !attrs.width || !attrs.height).map(String)).toEqual([]);
});

test("home has a photo in its first screen", () => {
  expect(exportedPage("/").document.querySelectorAll("img[data-photo][fetchpriority=high]")).toHaveLength(1);
});

describe.each(site.pages)("photos of $path", ({ path, document }) => {
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

test.each(pages)(
  "photos of $path, and their preloads, do not report the page to their host",
  ({ document }) => {
    const requests = document.querySelectorAll("img[data-photo], link[rel=preload][as=image]");
    const policies = requests.map(
      ({ attributes: { referrerpolicy, referrerPolicy } }) => referrerpolicy ?? referrerPolicy,
    );
    expect(policies).toEqual(requests.map(() => "no-referrer"));
  },
);

test.each(pages)("fonts of $path are requested at the start of the body", ({ document }) => {
  const fonts = document.querySelectorAll("link[rel=preload][as=font]").map(String);
  expect(fonts).not.toHaveLength(0);
  expect(document.querySelector("body")?.children.slice(0, fonts.length).map(String)).toEqual(fonts);
});
