import { expect, test } from "../support/test.ts";

/*
 * Proves that the fixture of every browser test notices each kind of error. These tests cause the errors, so they empty the
 * list at their end.
 */
test.afterEach(({ browserErrors }) => {
  browserErrors.length = 0;
});

test("an error in the console is noticed, and so is a warning", async ({ page, browserErrors }) => {
  await page.goto("/");
  await page.evaluate(() => {
    console.error("broken");
    console.warn("odd");
  });
  await expect.poll(() => browserErrors).toEqual(["console error: broken", "console warning: odd"]);
});

test("an uncaught error is noticed", async ({ page, browserErrors }) => {
  await page.goto("/");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("thrown");
    });
  });
  await expect.poll(() => browserErrors).toEqual([expect.stringContaining("uncaught: Error: thrown")]);
});

test("a request for a missing file is noticed", async ({ page, baseURL, browserErrors }) => {
  await page.goto("/");
  await page.evaluate(() => fetch("/missing.js"));
  await expect.poll(() => browserErrors).toContain(`status 404: ${baseURL}/missing.js`);
});

test("a request to another host is blocked and noticed", async ({ page, browserErrors }) => {
  // This page has no security policy, which would block the request before the fixture sees it.
  await page.goto("/robots.txt");
  const blocked = await page.evaluate(() =>
    fetch("https://tracker.example/pixel", { mode: "no-cors" }).then(
      () => false,
      () => true,
    ),
  );
  expect(blocked).toBe(true);
  expect(browserErrors).toContain("request to another host: https://tracker.example/pixel");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("refused scripts are no error", async ({ page, browserErrors }) => {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(browserErrors).toEqual([]);
  });
});
