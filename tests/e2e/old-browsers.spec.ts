import demo from "../../content/pages/demo.ts";
import { waitForHydration } from "../../scripts/scenarios/wait.ts";
import { forgetSyntax } from "../support/old-browser.ts";
import { expect, test } from "../support/test.ts";

/* Browsers that are not promised everything. onboarding.spec.ts tests those that cannot parse the framework's code. */

test.use({ bypassCSP: true });

test("a choice has a focus ring without :has()", async ({ page }) => {
  await forgetSyntax(page, ":has(");
  await page.goto(demo.path);
  await waitForHydration(page);
  const choice = page.getByRole("checkbox").first();
  await page.keyboard.press("Tab");
  await choice.focus();
  await expect(choice).toHaveCSS("outline-style", "solid");
});
