import { navigation } from "../../content/navigation.ts";
import pricing from "../../content/pages/pricing.ts";
import { viewports } from "../scenarios/list.ts";
import { summary } from "../scenarios/menu.ts";
import { recordFrames, renderedFrames } from "../support/frames.ts";
import { expect, test } from "../support/test.ts";

test.use({
  firstVisit: true,
  expectedErrors: /SyntaxError/,
  viewport: viewports.phone,
  // The page's policy would block the changed files.
  bypassCSP: true,
});

// A handler that still answers when its test ends would fail with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

test("a browser that cannot run the framework shows the page and its menu at once", async ({ page }) => {
  // Something unknown takes the place of static blocks in pages and scripts.
  await page.route(/localhost:\d+\/([\w-]*|\S+\.js)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll("static{", "unknown!static{") });
  });
  await page.addInitScript(recordFrames);
  let errors = 0;
  page.on("pageerror", () => errors++);
  await page.goto(pricing.path);
  await expect(page.getByRole("heading", { level: 1, name: pricing.head.title })).toBeVisible();
  // The head script has this syntax because a file of the framework has it.
  await expect.poll(() => errors).toBe(2);
  expect(await renderedFrames(page)).toEqual(["page"]);
  await summary(page.getByRole("banner"), navigation.labels.menu).click();
  await expect(page.getByRole("navigation", { name: navigation.labels.mobile })).toBeVisible();
});
