import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import { menuEntry } from "../scenarios/menu.ts";
import { expect } from "./test.ts";

/**
 * Makes the browser one that does not know some syntax: in the files whose URL matches, something unknown takes its place. The
 * page's policy would block such a page: use `bypassCSP`. Returns a function that returns how many files had the syntax.
 */
export async function forgetSyntax(page: Page, syntax: RegExp, files = /./): Promise<() => number> {
  let changed = 0;
  await page.route(/localhost:\d+\/([\w-]*|\S+\.(js|css))$/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/(?<=integrity=)"[^"]*"/g, '""');
    const body = files.test(route.request().url()) ? text.replaceAll(syntax, "unknown!$&") : text;
    if (body !== text) changed++;
    await route.fulfill({ response, body });
  });
  return () => changed;
}

/** Opens the menu of a phone without the site's scripts, and follows a link. */
export async function followMenu(page: Page): Promise<void> {
  const { name, path } = menuEntry(about.path);
  const header = page.getByRole("banner");
  await header.getByText(navigation.labels.menu, { exact: true }).click();
  await header.getByRole("link", { name, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(path);
}
