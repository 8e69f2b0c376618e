import type { Locator, Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import type { Navigation } from "../../content/schema.ts";
import { pages } from "../../lib/site/registry.ts";
import { entriesOf, isObject } from "../../scripts/content/content.ts";

type Entry = (typeof navigation.items)[number];

/** Returns the menu's entry for a page, wherever marketers have moved it. */
export function menuEntry(path: Entry["path"]): Entry {
  const entry = navigation.items.find((item) => item.path === path);
  if (!entry) throw new Error(`The menu has no entry for ${path}.`);
  return entry;
}

/** A link of the content to a section, and the path of its page. The content may have none. */
export const [sectionLink] = pages.flatMap((page) =>
  entriesOf(page).flatMap(({ value }) => {
    const { label, href } = isObject(value) ? value : {};
    return /^\/.*#/.test(`${href}`) ? [{ path: page.path, label: `${label}`, href: `${href}` }] : [];
  }),
);

/** Why a test of `sectionLink` is skipped. */
export const noSectionLink = "the content has no link to a section";

/** Returns the last visible link to a page: the footer's, or another one if marketers have removed that. */
export const footerLink = (page: Page, path: string): Locator =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).last();

const columns: Navigation["footer"] = navigation.footer;
const footerActions = columns.flatMap(({ links = [] }) => links);

/** The label of an action in the footer that shows the notice `notImplemented`. The footer may have none. */
export const footerNotice = footerActions.find(
  (action) => "notice" in action && action.notice === "notImplemented",
)?.label;

/** Why a test of `footerNotice` is skipped. */
export const noFooterNotice = "no action of the footer shows a notice";

/** Returns the summary that opens a menu, by its name: Playwright knows no role of a summary. */
export const summary = (page: Page, name: string): Locator =>
  page.locator("summary", { hasText: name }).filter({ visible: true });
