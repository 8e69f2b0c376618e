import { onboarding } from "../../content/onboarding.ts";
import contact from "../../content/pages/contact.ts";
import home from "../../content/pages/home.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { expect, test } from "../support/test.ts";

// Together they have all client components.
const paths = [home.path, contact.path];

/*
 * The development server. Only here does React report in the console when the server's HTML differs from what the browser
 * renders. The fixture fails a test for anything in the console. tests/components run every effect twice, as this server does.
 */

// The server compiles each page on its first request.
test.describe.configure({ mode: "default", timeout: 90_000 });

for (const path of paths) {
  test(`${path} writes nothing to the console`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await waitForHydration(page);
  });
}

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("onboarding writes nothing to the console", async ({ page }) => {
    await page.goto(contact.path);
    await waitForHydration(page);
    await page.getByRole("button", { name: onboarding.next }).click();
    await expect(page.getByRole("heading", { name: onboarding.steps[1].question })).toBeFocused();
  });
});
