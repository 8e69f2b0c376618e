import { waitForHydration } from "../scenarios/wait.ts";
import { expect, test } from "../support/test.ts";

/*
 * delivery.spec.ts tests the text of the security policy. Every browser test proves that the site does not violate it: a
 * violation in the console fails the test.
 */

// The console names each violation.
test.describe("the default policy", () => {
  test.use({ expectedErrors: /Content Security Policy|Trusted|^csp: /i });

  test("code and markup from elsewhere are refused, and the page works", async ({ page }) => {
    const foreign =
      '<script>window.foreign = true</script><script src="https://tracker.example/a.js"></script>';
    await page.route("**/contact", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace("</body>", `${foreign}</body>`) });
    });
    await page.goto("/contact");
    await waitForHydration(page);
    await expect(page.locator("script[src*=tracker]")).toHaveCount(1);
    expect(await page.evaluate(() => "foreign" in window), "the foreign script runs").toBe(false);

    // What a script adds later, except structured data and own scripts.
    const allowed = await page.evaluate(async () => {
      // In a task of its own, because the policy does not apply to the test's own call.
      await new Promise((resolve) => setTimeout(resolve));
      const script = () => document.createElement("script");
      const attempts = {
        markup: () => Object.assign(document.body, { innerHTML: "<b>foreign</b>" }),
        "script of another host": () => Object.assign(script(), { src: "https://tracker.example/a.js" }),
        "another file of this site": () => Object.assign(script(), { src: "/_next/static/chunks/../a.js" }),
        "script text": () => Object.assign(script(), { textContent: "window.injectedText = true" }),
        "structured data": () => Object.assign(script(), { innerHTML: '{"name": "\\u003cb>"}' }),
        "own script": () => Object.assign(script(), { src: "/_next/static/chunks/a.js" }),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [name];
        } catch {
          return [];
        }
      });
    });
    expect(allowed).toEqual(["structured data", "own script"]);
    expect(await page.evaluate(() => "injectedText" in window), "refused code runs").toBe(false);
  });
});

test("what an extension adds before React starts does not disturb the page", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      document.body.setAttribute("data-extension", "");
      document.body.prepend(document.createElement("extension-toolbar"));
      document.body.append(document.createElement("extension-panel"));
      document.head.append(document.createElement("style"));
    }),
  );
  await page.goto("/contact");
  await waitForHydration(page);
  await expect(page.locator("extension-toolbar, extension-panel")).toHaveCount(2);
  await page.locator("main [type=submit]").click();
  await expect(page.locator("main [aria-invalid=true]").first()).toBeFocused();
});
