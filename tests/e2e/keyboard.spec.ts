import type { Page } from "@playwright/test";
import { fieldLimits } from "../../components/islands/forms/rules.ts";
import demo from "../../content/pages/demo.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { viewports } from "../scenarios/list.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { tabTo } from "../support/pointer-and-keys.ts";
import { expect, test } from "../support/test.ts";

/* announcements.spec.ts and header.spec.ts test onboarding, the contact form and menus by keyboard. */

const main = (page: Page) => page.getByRole("main");

const name = "w".repeat(fieldLimits.text - 3);
const email = `${"w".repeat(60)}@${"w".repeat(60)}.example`;

test.use({ viewport: viewports.desktop });

test("a demo request is sent by keyboard alone, and its thanks fit a phone", async ({ page }) => {
  await page.goto(demo.path);
  await waitForHydration(page);
  await tabTo(page, main(page).getByLabel(demo.form.name.label), 30);
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

  // Although the text is long.
  await page.setViewportSize({ width: 360, height: 800 });
  for (const part of [page.locator("html"), main(page).locator(":has(> h2:focus)")])
    expect(
      await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
});
