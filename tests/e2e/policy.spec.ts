import { notices } from "../../content/notices.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import { footerLink, footerNotice } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { expect, test } from "../support/test.ts";

/** TypeScript has no types of it yet. */
declare const trustedTypes: {
  createPolicy: (name: string, rules: { createHTML?: (html: string) => string }) => void;
};

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
      "another policy": () => trustedTypes.createPolicy("scripts", {}),
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

test("pages are alive though an extension has made the default policy", async ({ page }) => {
  await page.addInitScript(() => trustedTypes.createPolicy("default", { createHTML: (html) => html }));
  await openPage(page, about.path);
  // Its form is in a file of its own, whose element React makes.
  await footerLink(page, contact.path).click();
  await expect(page.getByRole("heading", { level: 1, name: contact.head.title })).toBeFocused();
  await page.getByRole("main").getByRole("button", { name: contact.form.submit }).click();
  await expect(page.getByText(contact.form.name.missing)).toBeVisible();
  // A notice's files load when one is likely, by URLs that Turbopack assigns.
  await page.getByRole("contentinfo").getByRole("button", { name: footerNotice }).click();
  await expect(page.getByText(notices.notImplemented.title)).toBeVisible();
  const sources = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    const [one, other] = [document.createElement("script"), document.createElement("script")];
    one.src = "https://tracker.example/a.js";
    other.setAttribute("src", "https://tracker.example/a.js");
    return [one, other].map((script) => script.getAttribute("src"));
  });
  expect(sources).toEqual(["", ""]);
});
