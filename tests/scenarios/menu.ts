import type { Locator, Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";

type Entry = (typeof navigation.items)[number];

/** Returns the menu's entry for a page, wherever marketers have moved it. */
export function menuEntry(path: Entry["path"]): Entry {
  const entry = navigation.items.find((item) => item.path === path);
  if (!entry) throw new Error(`The menu has no entry for ${path}.`);
  return entry;
}

/** Returns the footer's link to a page, by its URL, because marketers may change its label. */
export const footerLink = (page: Page, path: string): Locator =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

/** Returns what opens a menu, by its name: Playwright knows no role of it. */
export const summary = (within: Page | Locator, name: string): Locator =>
  within.locator("summary", { hasText: name }).filter({ visible: true });
