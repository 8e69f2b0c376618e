import { describe, expect, test } from "@jest/globals";
import type { Route } from "next";
import sharp from "sharp";
import dashboard from "../../content/pages/dashboard.ts";
import { ogImagePath } from "../../lib/urls.ts";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

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

/** The pages that begin with a photo. */
const beginsWithPhoto = (path: string) =>
  ["/", "/blog", "/demo", "/partners"].includes(path) || path.startsWith("/solutions/");

test.each(site.pages)(
  "the first picture of $path loads at once if the page begins with it",
  ({ path, document }) => {
    const begins = beginsWithPhoto(path) || ["/products", "/solutions"].includes(path);
    expect(document.querySelector("main img")?.getAttribute("fetchpriority")).toBe(
      begins ? "high" : undefined,
    );
  },
);

describe.each(site.pages)("photos of $path", ({ path, document }) => {
  const photos = document.querySelectorAll("img[data-photo]");
  const first = photos.filter((photo) => photo.getAttribute("fetchpriority") === "high");

  test("load lazily, except in the first screen", () => {
    expect(first).toHaveLength(beginsWithPhoto(path) ? 1 : 0);
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

/** The margins around the title, in pixels of a card. It is between the mark and the sun. */
const margins = [
  { left: 0, top: 140, width: 70, height: 300 },
  { left: 1116, top: 140, width: 84, height: 300 },
  { left: 0, top: 432, width: 1200, height: 8 },
];

test.each(site.pages)("the title of the card of $path keeps its margins", async ({ path }) => {
  const card = sharp(site.files.bytes(ogImagePath(path as Route).slice(1)));
  const corner = await card.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  for (const margin of margins) {
    // Statistics are of the whole picture, before any operation.
    const { channels } = await sharp(await card.clone().extract(margin).toBuffer()).stats();
    expect(channels.map(({ min, max }) => [min, max])).toEqual([...corner].map((value) => [value, value]));
  }
});
