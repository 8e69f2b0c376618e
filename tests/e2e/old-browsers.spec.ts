import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import demo from "../../content/pages/demo.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { waitForHydration } from "../../scripts/scenarios/wait.ts";
import { forgetSyntax } from "../support/old-browser.ts";
import { expect, test } from "../support/test.ts";

/* Browsers that lack something. onboarding.spec.ts tests a first visit of those that cannot parse the framework's code. */

test.use({ bypassCSP: true });

// A handler that still answers when its test ends would fail with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

test("a choice has a focus ring without :has()", async ({ page }) => {
  const forgotten = await forgetSyntax(page, /:has\(/g);
  await page.goto(demo.path);
  await waitForHydration(page);
  const choice = page.getByRole("checkbox").first();
  await page.keyboard.press("Tab");
  await choice.focus();
  await expect(choice).toHaveCSS("outline-style", "solid");
  expect(forgotten()).toBeGreaterThan(0);
});

test("nothing covers a button's words without `translate`", async ({ page }) => {
  await forgetSyntax(page, /(?<=[{;])translate:/g);
  await page.goto(demo.path);
  await waitForHydration(page);
  const { wave, height } = await page.locator("main [type=submit]").evaluate((button) => ({
    wave: Number.parseFloat(getComputedStyle(button, "::before").top),
    height: button.clientHeight,
  }));
  expect(wave).toBeGreaterThanOrEqual(height);
});

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone, expectedErrors: /SyntaxError/ });

  async function followMenuWithout(page: Page, syntax: RegExp): Promise<void> {
    const forgotten = await forgetSyntax(page, syntax);
    await page.goto("/");
    const { name, path } = navigation.items[2];
    const header = page.getByRole("banner");
    await header.getByText(navigation.labels.menu, { exact: true }).click();
    await header.getByRole("link", { name, exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(path);
    expect(forgotten()).toBeGreaterThan(0);
  }

  test("the menu opens if the browser cannot parse the framework's code", async ({ page }) => {
    await followMenuWithout(page, /static\{/g);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu opens without :has() and the query for scripts", async ({ page }) => {
      await followMenuWithout(page, /:has\(|\(scripting:/g);
    });
  });
});
