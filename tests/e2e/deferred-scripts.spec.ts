import { waitForHydration } from "../scenarios/wait.ts";
import { holdScripts } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

/*
 * A page requests its scripts and its whole style sheet at its first paint, as page-load.spec.ts and
 * tests/components/page-scripts.test.tsx prove. These are the cases in which a file does not arrive.
 */

const late = /\/_next\/static\/chunks\//;

test.describe("without what loads late", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("a page reloads once when a file does not arrive", async ({ page }) => {
    let loads = 0;
    page.on("request", (request) => request.isNavigationRequest() && loads++);
    // A file that arrives the second time.
    await page.route(late, (route) => route.abort(), { times: 1 });
    await page.goto("/pricing");
    await expect.poll(() => loads).toBe(2);
    await waitForHydration(page);
    // Files that never arrive.
    loads = 0;
    await page.route(late, (route) => route.abort());
    await page.goto("/about");
    await expect.poll(() => loads).toBe(2);
    await page.waitForFunction(() => document.querySelectorAll("script[type='text/plain']").length === 0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(loads).toBe(2);
  });

  test("a page in which something was typed does not reload", async ({ page }) => {
    const release = await holdScripts(page, "abort");
    let loads = 0;
    page.on("request", (request) => request.isNavigationRequest() && loads++);
    await page.goto("/contact", { waitUntil: "commit" });
    const field = page.getByRole("main").getByRole("textbox").first();
    await field.fill("Noor");
    const failed = page.waitForEvent("requestfailed");
    release();
    await failed;
    await page.waitForFunction(() => document.querySelectorAll("script[type='text/plain']").length === 0);
    await expect(field).toHaveValue("Noor");
    expect(loads).toBe(1);
  });
});
