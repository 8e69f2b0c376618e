import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import partners from "../../content/pages/partners.ts";
import pricing from "../../content/pages/pricing.ts";
import { footerLink } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { documentTitle } from "../support/document-title.ts";
import { holdScripts, waitForNetwork } from "../support/page-load.ts";
import { coveredBy } from "../support/places.ts";
import { expect, test } from "../support/test.ts";

const skipLink = (page: Page) => page.getByRole("link", { name: navigation.labels.skip });

async function expectFocusAt(page: Page, id: string): Promise<void> {
  const section = page.locator(`[id="${id}"]`);
  await expect(section).toBeFocused();
  await expect.poll(() => section.evaluate(coveredBy), "what covers its beginning").toBe("nothing");
}

/** Expects one page's tags in the head, where the build moves them and React replaces them. A locator that finds two fails. */
async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator("head > meta[property='og:title']")).toHaveAttribute("content", title);
  await expect(page.locator("head > :is(title, link[rel=canonical])")).toHaveCount(2);
}

async function openAbout(page: Page): Promise<void> {
  await footerLink(page, about.path).click();
  await expectTitle(page, documentTitle(about));
}

async function goBack(page: Page, url: string, title: string): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expectTitle(page, title);
}

test("the skip link works without scripts, and then adds nothing to the history", {
  tag: "@thorough",
}, async ({ page }) => {
  const title = documentTitle(pricing);
  const release = await holdScripts(page);
  await page.goto(pricing.path, { waitUntil: "commit" });
  await skipLink(page).press("Enter");
  await expectFocusAt(page, "main");
  release();
  await waitForHydration(page);
  await openAbout(page);
  await skipLink(page).press("Enter");
  await expectFocusAt(page, "main");
  await goBack(page, `${pricing.path}#main`, title);
  await goBack(page, pricing.path, title);

  // A reload starts at the top, wherever the focus was.
  await footerLink(page, about.path).focus();
  await skipLink(page).press("Enter");
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator("body")).toBeFocused();
});

test("a link to a section moves the focus, on a load too", async ({ page }) => {
  const { path, program } = partners;
  const title = documentTitle(partners);
  const { href, label } = partners.head.link;
  const link = page.getByRole("link", { name: label });
  const requests: string[] = [];
  page.on("request", (request) => request.resourceType() === "fetch" && requests.push(request.url()));
  await openPage(page, path);

  await test.step("and Back from another page leads to the page of the URL", async () => {
    await link.press("Enter");
    await expectFocusAt(page, program.id);
    await openAbout(page);
    await goBack(page, href, title);
  });

  await test.step("of the same page, without a request, and Back leads to where it was followed", async () => {
    await goBack(page, path, title);
    await waitForNetwork(page);
    requests.length = 0;
    await link.click();
    await expectFocusAt(page, program.id);
    await expect(page).toHaveURL(href);
    expect(requests).toEqual([]);
    await goBack(page, path, title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(link).toBeFocused();
  });

  await page.goto("about:blank");
  await openPage(page, href);
  await expectFocusAt(page, program.id);
});
