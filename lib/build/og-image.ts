import type { Route } from "next";
import { site } from "@/content/site";

/** Width and height of an OG image in pixels, as Open Graph readers expect it. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Returns the title in a page's OG image: without the product's name, because the logo beside it says that. */
export function ogTitle(title: string): string {
  const words = title.replace(` | ${site.name}`, "").replace(`${site.name}: `, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a title's font size in pixels. Its lines have 1,040 pixels of width, and 284 of height above the sun. */
export function ogTitleSize(title: string): number {
  if (title.length <= 34) return 100;
  return title.length <= 50 ? 84 : 68;
}

/** Where the sun is, from 0 at the left to 1 at the right, so that the images of a shared list of links differ. */
const sunPlaces: Partial<Record<Route, number>> = {
  "/": 0.16,
  "/about": 0,
  "/blog": 0.74,
  "/contact": 0.12,
  "/dashboard": 0.87,
  "/demo": 0.69,
  "/partners": 0.25,
  "/pricing": 0.23,
  "/products": 0.31,
  "/solutions/education": 0.64,
  "/solutions/entrepreneurs": 0.3,
  "/solutions/freelancers": 0.14,
  "/solutions/health": 0.55,
  "/solutions/organizations": 0.66,
};

/** Returns where the sun of a page's image is. A page without a place of its own has it in the middle. */
export function ogSun(path: Route): number {
  return sunPlaces[path] ?? 0.5;
}
