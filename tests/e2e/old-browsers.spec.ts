import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import demo from "../../content/pages/demo.ts";
import pricing from "../../content/pages/pricing.ts";
import { viewports } from "../scenarios/list.ts";
import { menuEntry, summary } from "../scenarios/menu.ts";
import { recordFrames, renderedFrames } from "../support/frames.ts";
import { expect, test } from "../support/test.ts";

/**
 * Makes the browser one that does not know some syntax: something unknown takes its place in pages, stylesheets and scripts.
 * Returns a function that returns how many files had the syntax.
 */
async function forgetSyntax(page: Page, syntax: RegExp): Promise<() => number> {
  let changed = 0;
  await page.route(/localhost:\d+\/([\w-]*|\S+\.(js|css))$/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/(?<=integrity=)"[^"]*"/g, '""');
    const body = text.replaceAll(syntax, "unknown!$&");
    if (body !== text) changed++;
    await route.fulfill({ response, body });
  });
  return () => changed;
}

/** Opens the menu of a phone without the site's scripts, and follows a link. */
async function followMenu(page: Page): Promise<void> {
  const { name, path } = menuEntry(about.path);
  const header = page.getByRole("banner");
  await summary(header, navigation.labels.menu).click();
  await header.getByRole("link", { name, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(path);
}

// The page's policy would block the changed files.
test.use({ bypassCSP: true, viewport: viewports.phone });

// A handler that still answers when its test ends would fail with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

test.describe("without the newest styles", () => {
  test.use({ javaScriptEnabled: false });

  test("focus shows, and buttons and the menu work", async ({ page }) => {
    const forgotten = await forgetSyntax(page, /:has\(|(?<=[{;])translate:|\(scripting:/g);
    await page.goto(demo.path);
    const choice = page.getByRole("checkbox").first();
    await page.keyboard.press("Tab");
    await choice.focus();
    await expect(choice).toHaveCSS("outline-style", "solid");
    const { wave, height } = await page.locator("main [type=submit]").evaluate((button) => ({
      wave: Number.parseFloat(getComputedStyle(button, "::before").top),
      height: button.clientHeight,
    }));
    expect(wave).toBeGreaterThanOrEqual(height);
    await followMenu(page);
    expect(forgotten()).toBeGreaterThan(0);
  });
});

test.describe("without syntax of the framework's code", () => {
  test.use({ firstVisit: true, expectedErrors: /SyntaxError/ });

  test("a first visit shows the page and its menu at once", async ({ page }) => {
    await page.addInitScript(recordFrames);
    await forgetSyntax(page, /static\{/g);
    let errors = 0;
    page.on("pageerror", () => errors++);
    await page.goto(pricing.path);
    await expect(page.getByRole("heading", { level: 1, name: pricing.head.title })).toBeVisible();
    // The head script has this syntax because a file of the framework has it.
    await expect.poll(() => errors).toBe(2);
    expect(await renderedFrames(page)).toEqual(["page"]);
    await followMenu(page);
  });
});
