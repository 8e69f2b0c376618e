import { expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { ogImagePath } from "../../lib/site/urls.ts";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

const site = exportedSite();
const pages = everyPage(site);

const isPhoto = (image: HTMLElement) => image.hasAttribute("data-photo");
const isIllustration = ({ attrs }: HTMLElement) => attrs.src?.startsWith("/art/") ?? false;
const isHighPriority = ({ attrs }: HTMLElement) => attrs.fetchpriority === "high";

test.each(pages)(
  "images of $path load at once in its first screen, and others lazily",
  ({ path, document }) => {
    const images = document.querySelectorAll("img");
    const mainImages = document.querySelectorAll("main img");
    const prioritized = images.filter(isHighPriority);
    const heading = document.querySelector("main h2");
    const isBefore = (image: HTMLElement) => !heading || image.range[0] < heading.range[0];
    expect(prioritized.length > 0).toBe(mainImages.slice(0, 1).some(isBefore));
    expect(prioritized.map(String)).toEqual(mainImages.slice(0, prioritized.length).map(String));
    // The dashboard's photos are the largest paint of a large viewport, and below the first screen of a phone.
    const isEager = (image: HTMLElement) =>
      isHighPriority(image) || (path === "/dashboard" && isPhoto(image));
    const wrong = images.filter((image) => image.attrs.loading !== (isEager(image) ? "eager" : "lazy"));
    expect(wrong.map(String)).toEqual([]);
  },
);

test.each(pages)(
  "the first screen's photo of $path is preloaded once, with the same widths",
  ({ document }) => {
    const choice = ({ attrs }: HTMLElement, prefix = "") => [
      attrs[`${prefix}srcset`],
      attrs[`${prefix}sizes`],
      attrs.fetchpriority,
    ];
    const preloads = document.querySelectorAll('link[rel="preload"][as="image"]');
    const photos = document
      .querySelectorAll("img")
      .filter((image) => isPhoto(image) && isHighPriority(image));
    expect(preloads.map((link) => choice(link, "image"))).toEqual(photos.map((photo) => choice(photo)));
    const first = document.querySelector("link[rel=expect] + *");
    expect(first?.attrs.as).toBe(photos.length > 0 ? "image" : undefined);
  },
);

test("photos and their preloads do not report the page to their host", () => {
  const requests = pages.flatMap(({ document }) =>
    document.querySelectorAll("img[data-photo], link[rel=preload][as=image]"),
  );
  expect(requests.length).toBeGreaterThan(30);
  expect(requests.filter(({ attrs }) => attrs.referrerpolicy !== "no-referrer").map(String)).toEqual([]);
});

test.each(pages)("each illustration of $path has its view for the dark scheme", ({ document }) => {
  const illustrations = document.querySelectorAll("img").filter(isIllustration);
  expect(illustrations).not.toHaveLength(0);
  for (const { attrs, previousElementSibling: source } of illustrations)
    expect([source?.attrs.media, source?.attrs.srcset]).toEqual([
      "(prefers-color-scheme: dark)",
      attrs.src?.includes("#") ? attrs.src.replace("#", "#dark-") : `${attrs.src}#dark`,
    ]);
});

// Browsers without @layer show pages without styles, where an icon without a size fills the viewport.
test.each(pages)("the logo and icons of $path have a size", ({ document }) => {
  const icons = document.querySelectorAll('svg[viewBox="0 0 24 24"], svg[viewBox="0 0 32 32"]');
  expect(icons).not.toHaveLength(0);
  expect(icons.filter(({ attrs }) => !attrs.width || !attrs.height).map(String)).toEqual([]);
});

test.each(pages)("fonts of $path are requested at the start of the body", ({ document }) => {
  const fonts = document.querySelectorAll("link[rel=preload][as=font]").map(String);
  expect(fonts).not.toHaveLength(0);
  expect(document.querySelector("body")?.children.slice(0, fonts.length).map(String)).toEqual(fonts);
});

test.each(site.pages)("the title in the OG image of $path keeps its margins", async ({ path }) => {
  const image = site.files.bytes(ogImagePath(path).slice(1));
  // Between the logo and the sun.
  const middle = await sharp(image).extract({ left: 0, top: 140, width: 1200, height: 300 }).toBuffer();
  const { info } = await sharp(middle)
    .trim({ threshold: 0, lineArt: true })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0, width, height } = info;
  expect(-left).toBeGreaterThanOrEqual(70);
  expect(width - left).toBeLessThanOrEqual(1116);
  expect(height - top).toBeLessThanOrEqual(292);
});
