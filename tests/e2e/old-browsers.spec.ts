import demo from "../../content/pages/demo.ts";
import { viewports } from "../scenarios/list.ts";
import { followMenu, forgetSyntax } from "../support/old-browser.ts";
import { expect, test } from "../support/test.ts";

/* Browsers that lack something. onboarding.spec.ts tests those that cannot parse the framework's code. */

test.use({ bypassCSP: true, javaScriptEnabled: false, viewport: viewports.phone });

// A handler that still answers when its test ends would fail with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

test("without :has(), `translate` and (scripting), focus shows, and buttons and the menu work", async ({
  page,
}) => {
  const forgotten = await forgetSyntax(page, /:has\(|(?<=[{;])translate:|\(scripting:/g);
  await page.goto(demo.path);
  const choice = page.getByRole("checkbox").first();
  await page.keyboard.press("Tab");
  await choice.focus();
  await expect(choice).toHaveCSS("outline-style", "solid");
  const { wave, height } = await page.locator("main [type=submit]").evaluate((button) => ({
    wave: Number.parseFloat(getComputedStyle(button, "::before").top),
    height: button.clientHeight,
  }));
  expect(wave).toBeGreaterThanOrEqual(height);
  await followMenu(page);
  expect(forgotten()).toBeGreaterThan(0);
});
