import { expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import demo from "../../content/pages/demo.ts";
import { exportedSite } from "../support/exported-site.ts";

const { pages } = exportedSite;

const isPhoto = (image: HTMLElement) => image.hasAttribute("data-photo");
const isHighPriority = ({ attrs }: HTMLElement) => attrs.fetchpriority === "high";

test.each(pages)("images of $path are lazy except in its first screen", ({ path, document }) => {
  const images = document.querySelectorAll("img");
  const mainImages = document.querySelectorAll("main img");
  const prioritized = images.filter(isHighPriority);
  const heading = document.querySelector("main h2");
  // The illustration of a card, which is as far up as its heading, comes after its texts.
  const end = heading?.closest("article")?.range[1] ?? heading?.range[0] ?? Number.POSITIVE_INFINITY;
  expect(prioritized.length > 0).toBe(mainImages.slice(0, 1).some(({ range: [start] }) => start < end));
  expect(prioritized.map(String)).toEqual(mainImages.slice(0, prioritized.length).map(String));
  // These pages' photos are the largest paint of a large viewport, and below the first screen of a phone.
  const hasEagerPhotos = path === "/dashboard" || path === demo.path;
  const isEager = (image: HTMLElement) => isHighPriority(image) || (hasEagerPhotos && isPhoto(image));
  const wrong = images.filter((image) => image.attrs.loading !== (isEager(image) ? "eager" : "lazy"));
  expect(wrong.map(String)).toEqual([]);
});

test.each(pages)("the first photo of $path is preloaded once, in the same widths", ({ document }) => {
  // An own photo has one file.
  const choice = ({ attrs }: HTMLElement, prefix = "") =>
    [attrs[`${prefix}srcset`] ?? attrs.href ?? attrs.src, attrs[`${prefix}sizes`]].concat(
      attrs.fetchpriority,
    );
  const preloads = document.querySelectorAll('link[rel="preload"][as="image"]');
  const photos = document.querySelectorAll("img").filter((image) => isPhoto(image) && isHighPriority(image));
  expect(preloads.map((link) => choice(link, "image"))).toEqual(photos.map((photo) => choice(photo)));
  const first = document.querySelector("link[rel=expect] + *");
  expect(first?.attrs.as).toBe(photos.length > 0 ? "image" : undefined);
});

test.each<[what: string, selector: string, isRight: (part: HTMLElement) => boolean]>([
  [
    "photos and their preloads do not report the page to their host",
    "img[data-photo], link[rel=preload][as=image]",
    ({ attrs }) => attrs.referrerpolicy === "no-referrer",
  ],
  [
    "illustrations have a file for the dark scheme",
    "img[src^='/art/']",
    ({ attrs: { src = "" }, previousElementSibling: source }) =>
      source?.attrs.media === "screen and (prefers-color-scheme: dark)" &&
      source.attrs.srcset === src.replace(".svg", ".dark.svg"),
  ],
  // Browsers without @layer show pages without styles, where an icon without a size fills the viewport.
  [
    "the logo and icons have a size",
    'svg:is([viewBox="0 0 24 24"], [viewBox="0 0 32 32"])',
    ({ attrs }) => Boolean(attrs.width && attrs.height),
  ],
])("all %s", (_what, selector, isRight) => {
  const parts = pages.flatMap(({ document }) => document.querySelectorAll(selector));
  expect(parts).not.toHaveLength(0);
  expect(parts.filter((part) => !isRight(part)).map(String)).toEqual([]);
});
