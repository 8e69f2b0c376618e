import pricing from "../../content/pages/pricing.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { expect, test } from "../support/test.ts";

/** Returns the sizes of the drawings that are printed and larger than an icon. */
const drawings = (parts: Element[]) =>
  parts.flatMap((part) => {
    const { width, height } = part.getBoundingClientRect();
    return part.checkVisibility() && width > 32 ? [`${Math.round(width)} × ${Math.round(height)}`] : [];
  });

test("a page is printed in black on white, with the addresses of its links, without header and drawings", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(pricing.path);
  // The whole style sheet, which has the rules for print, loads before the scripts run.
  await waitForHydration(page);
  // Drawings would lose their colors.
  const inPlans = page.getByRole("main").locator("ul svg");
  expect(await inPlans.evaluateAll(drawings)).not.toEqual([]);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // Waits until the styles of print apply.
  await expect.soft(page.locator("header")).toBeHidden();
  expect.soft(await inPlans.evaluateAll(drawings)).toEqual([]);
  const body = page.locator("body");
  await expect.soft(body).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect.soft(body).toHaveCSS("color", "rgb(0, 0, 0)");
  const { label, href } = pricing.question;
  const link = page.getByRole("main").getByRole("link", { name: label });
  const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect.soft(after).toBe(`" (${href})"`);
});
