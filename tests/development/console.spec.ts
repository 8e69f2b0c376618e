import { onboarding } from "../../content/onboarding.ts";
import contact from "../../content/pages/contact.ts";
import home from "../../content/pages/home.ts";
import { openPage, rememberVisit } from "../scenarios/open.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { expect, test } from "../support/test.ts";

// Only the development server makes React report where the server's HTML differs from what the browser renders.
test.use({ firstVisit: true });

test("on the development server, nothing is written to the console", async ({ page, context }) => {
  // The server compiles a page at its first request, and would then reload the one that is open.
  for (const { path } of [contact, home]) await page.request.get(path);
  // The focus in a field keeps onboarding from ending on a slow machine, which runs the scripts late.
  await page.goto(contact.path, { waitUntil: "domcontentloaded" });
  await page.getByLabel(onboarding.steps[0].question).focus();
  await waitForHydration(page);
  await page.getByRole("button", { name: onboarding.next }).click();
  await expect(page.getByRole("heading", { name: onboarding.steps[1].question })).toBeFocused();
  await rememberVisit(context);
  for (const { path } of [contact, home]) {
    await openPage(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
