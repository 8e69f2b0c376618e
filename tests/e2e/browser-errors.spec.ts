import { expect, test } from "../support/test.ts";

/* Proves that the fixture of every browser test notices each kind of error. */
test("each kind of error in the browser is noticed", async ({ page, baseURL, browserErrors }) => {
  // This page has no security policy, which would block the request before the fixture sees it.
  await page.goto("/robots.txt");
  const isBlocked = await page.evaluate(async () => {
    console.error("broken");
    console.warn("odd");
    setTimeout(() => {
      throw new Error("thrown");
    });
    await fetch("/missing.js");
    return fetch("https://tracker.example/pixel", { mode: "no-cors" }).then(
      () => false,
      () => true,
    );
  });
  expect(isBlocked, "the request to another host is blocked").toBe(true);
  await expect
    .poll(() => browserErrors)
    .toEqual(
      expect.arrayContaining([
        "console error: broken",
        "console warning: odd",
        expect.stringContaining("uncaught: Error: thrown"),
        `status 404: ${baseURL}/missing.js`,
        "request to another host: https://tracker.example/pixel",
      ]),
    );
  browserErrors.length = 0;
});
