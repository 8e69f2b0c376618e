import type { Page } from "@playwright/test";
import { fieldLimits } from "../../components/islands/forms/rules.ts";
import { navigation } from "../../content/navigation.ts";
import demo from "../../content/pages/demo.ts";
import organizations from "../../content/pages/organizations.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { viewports } from "../scenarios/list.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { tabTo } from "../support/pointer-and-keys.ts";
import { expect, test } from "../support/test.ts";

/* onboarding.spec.ts and header.spec.ts test onboarding and menus by keyboard. */

const main = (page: Page) => page.getByRole("main");

const name = "w".repeat(fieldLimits.text - 3);
const email = `${"w".repeat(60)}@${"w".repeat(60)}.example`;

test.use({ viewport: viewports.desktop });

test("by keyboard alone, from the address bar to a sent demo request", async ({ page }) => {
  await page.goto(organizations.path);
  await waitForHydration(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: navigation.labels.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, main(page).getByRole("link", { name: organizations.hero.actions[0].label }), 5);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(demo.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(main(page).getByLabel(demo.form.name.label)).toBeFocused();
  await page.keyboard.insertText(`${name} 🌊`);
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(email);
  const interest = main(page).getByRole("checkbox", { name: demo.form.interests.options[2].label });
  await tabTo(page, interest, 6);
  await page.keyboard.press("Space");
  await expect(interest).toBeChecked();
  await tabTo(page, main(page).getByRole("button", { name: demo.form.submit }), 4);
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: interpolate(demo.sent.title, { name: `${name} 🌊` }) }),
  ).toBeFocused();
  await expect(main(page).getByText(email)).toBeVisible();

  await test.step("whose thanks fit a phone, although the words are long", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const part of [page.locator("html"), main(page).locator(":has(> h2:focus)")])
      expect(
        await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0);
  });
});
