import type { Locator, Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { onboarding } from "../../content/onboarding.ts";
import demo from "../../content/pages/demo.ts";
import home from "../../content/pages/home.ts";
import { site } from "../../content/site.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { maxGoals } from "../../lib/onboarding.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { expect, test } from "../support/test.ts";

/* Whole journeys without a pointer, by Tab, Enter, Space, arrows and Escape, and letters in fields. */

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press("Tab");
    if ((await target.count()) === 1 && (await isThere())) return;
  }
  throw new Error(`The focus did not come to ${target} in ${most} stops.`);
}

const [homeItem, solutions] = navigation.items;
const [, , , education, health] = solutions.links;
const main = (page: Page) => page.getByRole("main");

test.describe("by keyboard alone", () => {
  test.use({ viewport: viewports.desktop });

  test("from the address bar to a sent demo request", async ({ page }) => {
    await page.goto("/");
    await ready(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: navigation.labels.skip })).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, main(page).getByRole("link", { name: home.hero.actions[1].label }), 3);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(demo.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await page.keyboard.press("Tab");
    await expect(main(page).getByLabel(demo.form.name.label)).toBeFocused();
    await page.keyboard.type("Noor Haddad");
    await page.keyboard.press("Tab");
    await page.keyboard.type("noor@studio.example");
    const interest = main(page).getByRole("checkbox", { name: demo.form.interests.options[2].label });
    await tabTo(page, interest, 6);
    await page.keyboard.press("Space");
    await expect(interest).toBeChecked();
    await tabTo(page, main(page).getByRole("button", { name: demo.form.submit }), 4);
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: interpolate(demo.sent.title, { name: "Noor" }) }),
    ).toBeFocused();
    await expect(main(page).getByText("noor@studio.example")).toBeVisible();
  });

  test.describe("on a first visit", () => {
    test.use({ firstVisit: true });

    test("through onboarding to the page", async ({ page }) => {
      await page.goto("/pricing");
      await expect(main(page).getByRole("heading", { name: onboarding.name.question })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.type("Noor");
      await page.keyboard.press("Enter");

      await expect(main(page).getByRole("heading", { name: onboarding.role.question })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      await expect(main(page).getByRole("radio", { name: onboarding.role.options[1].label })).toBeChecked();
      await tabTo(page, main(page).getByRole("button", { name: onboarding.next }), 3);
      await page.keyboard.press("Space");

      await expect(main(page).getByRole("heading", { name: onboarding.goals.question })).toBeFocused();
      for (let chosen = 0; chosen < maxGoals; chosen++) {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
      }
      // The others are disabled and no tab stops anymore.
      await page.keyboard.press("Tab");
      await expect(main(page).getByRole("button", { name: onboarding.back })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");

      await expect(main(page).getByRole("heading", { name: onboarding.done.title })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(main(page).getByRole("button", { name: onboarding.done.enter })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  });

  test("into the Solutions menu, out of it, and on to one of its pages", async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    const nav = page.getByRole("navigation", { name: navigation.labels.main, exact: true });
    const trigger = nav.getByRole("button", { name: navigation.labels.submenu });
    await tabTo(page, trigger, 6);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Space");
    await tabTo(page, nav.getByRole("link", { name: new RegExp(`^${health.name}`) }), 6);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(health.path);
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("through the header, while the page stays where it is", async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    await page.evaluate(() => scrollTo(0, 900));
    const header = page.getByRole("banner");
    await header
      .getByRole("link", { name: site.name })
      .evaluate((link) => link.focus({ preventScroll: true }));
    await tabTo(page, header.getByRole("link", { name: navigation.join.label }), 12);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });
});

test.describe("by keyboard alone in a narrow window", () => {
  test.use({ viewport: viewports.phone });

  test("into the mobile menu, out of it, and on to a page below Solutions", async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    const toggle = page
      .getByRole("banner")
      .getByRole("button", { name: navigation.labels.menu, exact: true });
    const menu = page.getByRole("navigation", { name: navigation.labels.mobile });
    await tabTo(page, toggle, 5);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: homeItem.name })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toggle).toBeFocused();
    await expect(menu).toBeHidden();
    await page.keyboard.press("Space");
    await tabTo(page, menu.getByRole("button", { name: solutions.name }), 3);
    await page.keyboard.press("Space");
    await tabTo(page, menu.getByRole("link", { name: education.name }), 6);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(education.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
