import { expect, test } from "../support/test.ts";

test("the footer shows the current year, whenever the site was built", async ({ page }) => {
  await page.clock.setFixedTime("2031-06-15");
  await page.goto("/pricing");
  await expect(page.getByRole("contentinfo").getByText("© 2031")).toBeVisible();
});
