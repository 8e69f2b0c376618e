import { waitForHydration } from "../../scripts/scenarios/wait.ts";
import { expect, test } from "../support/test.ts";

/** Returns the sizes of the drawings that are printed and larger than an icon. */
const drawings = (parts: Element[]) =>
  parts.flatMap((part) => {
    const { width, height } = part.getBoundingClientRect();
    return part.checkVisibility() && width > 32 ? [`${Math.round(width)} × ${Math.round(height)}`] : [];
  });

test("plans are printed without drawings, which would lose their colors", async ({ page }) => {
  await page.goto("/pricing");
  await waitForHydration(page);
  const inPlans = page.getByRole("main").locator("ul svg");
  expect(await inPlans.evaluateAll(drawings)).not.toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await inPlans.evaluateAll(drawings)).toEqual([]);
});
