import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import demo from "../../content/pages/demo.ts";
import home from "../../content/pages/home.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { waitForHydration } from "../../scripts/scenarios/wait.ts";
import { tabTo } from "../support/pointer-and-keys.ts";
import { expect, test } from "../support/test.ts";

/* onboarding.spec.ts and header.spec.ts test onboarding and menus by keyboard. */

const main = (page: Page) => page.getByRole("main");

test.use({ viewport: viewports.desktop });

test("by keyboard alone, from the address bar to a sent demo request", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
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
