import demo from "../../content/pages/demo.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { followMenu, forgetSyntax } from "../support/old-browser.ts";
import { expect, test } from "../support/test.ts";

/* Browsers that lack something. onboarding.spec.ts tests those that cannot parse the framework's code. */

test.use({ bypassCSP: true, javaScriptEnabled: false });

// A handler that still answers when its test ends would fail with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

test("a choice has a focus ring without :has(), and nothing covers a button without `translate`", async ({
  page,
}) => {
  const forgotten = await forgetSyntax(page, /:has\(|(?<=[{;])translate:/g);
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
  expect(forgotten()).toBeGreaterThan(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone });

  test("the menu opens without scripts, :has() and the query for scripts", async ({ page }) => {
    const forgotten = await forgetSyntax(page, /:has\(|\(scripting:/g);
    await page.goto(demo.path);
    await followMenu(page);
    expect(forgotten()).toBeGreaterThan(0);
  });
});
