import { expect, test } from "../support/test.ts";

// Without React, which would repair what the test moves.
test.use({ javaScriptEnabled: false });

test("forced colors hide the illustration behind the link of the first product", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/products");
  const illustration = page.getByRole("article").first().locator("picture");
  await expect(illustration).toHaveCount(1);
  await expect(illustration).toBeHidden();
});
