import { notices } from "../../content/notices.ts";
import contact from "../../content/pages/contact.ts";
import { footerNotice } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { expect, test } from "../support/test.ts";

// The console names each violation, which fails every other test.
test.use({ expectedErrors: /Content Security Policy|Trusted/i });

test("a script adds structured data and the site's scripts, and nothing else", async ({ page }) => {
  await openPage(page, "/contact");
  const allowed = await page.evaluate(async () => {
    // In another task, because the policy does not apply to the call of evaluate().
    await new Promise((resolve) => setTimeout(resolve));
    const script = () => document.createElement("script");
    const attempts = {
      markup: () => Object.assign(document.body, { innerHTML: "<b>foreign</b>" }),
      "script of another host": () => Object.assign(script(), { src: "https://tracker.example/a.js" }),
      "another file of this site": () => Object.assign(script(), { src: "/_next/static/chunks/../a.js" }),
      "script text": () => Object.assign(script(), { textContent: "alert()" }),
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
});

test("a page is alive though an extension has made the default policy", async ({ page }) => {
  await page.addInitScript(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (...args: unknown[]) => void };
    };
    trustedTypes.createPolicy("default", { createHTML: (html: string) => html });
  });
  await openPage(page, contact.path);
  await page.getByRole("main").getByRole("button", { name: contact.form.submit }).click();
  await expect(page.getByText(contact.form.name.missing)).toBeVisible();
  // Its files load when it is likely, by URLs that Turbopack assigns as text.
  await page.getByRole("contentinfo").getByRole("button", { name: footerNotice }).click();
  await expect(page.getByText(notices.notImplemented.title)).toBeVisible();
});
