import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import partners from "../../content/pages/partners.ts";
import pricing from "../../content/pages/pricing.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { waitForHydration } from "../../scripts/scenarios/wait.ts";
import { findFragmentLinks } from "../support/fragment-links.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, test } from "../support/test.ts";
import { waitForNetwork } from "../support/wait-for-network.ts";

const links = await findFragmentLinks();
const part = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const skipLink = (page: Page) => page.getByRole("link", { name: navigation.labels.skip });
const footerLink = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

async function expectFocusAt(page: Page, id: string): Promise<void> {
  await expect(part(page, id)).toBeFocused();
  await expect(part(page, id)).toBeInViewport();
}

test.use({ viewport: viewports.desktop });

test("every page has a skip link, and one page leads to a part of its own", () => {
  expect(links.map(({ href }) => href)).toEqual(["#main", partners.head.link.href]);
});

for (const { path, href, id } of links)
  test(`${href} moves the focus, and Back leads to the page of the address`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const title = await page.title();
    await waitForNetwork(page);
    const requests: string[] = [];
    page.on("request", (request) => request.resourceType() === "fetch" && requests.push(request.url()));
    await page.locator(`a[href="${href}"]`).first().press("Enter");
    await expectFocusAt(page, id);
    expect(requests).toEqual([]);
    const url = page.url();
    await footerLink(page, about.path).click();
    await expect(page).toHaveTitle(about.title);
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(title);
  });

test("the skip link adds no entry to the history", async ({ page }) => {
  await page.goto(pricing.path);
  await waitForHydration(page);
  await footerLink(page, about.path).click();
  await expect(page).toHaveTitle(about.title);
  await skipLink(page).press("Enter");
  await expectFocusAt(page, "main");
  await page.goBack();
  await expect(page).toHaveTitle(pricing.title);
});

test("Back returns from a part to where its link was followed", async ({ page }) => {
  const { label, href } = partners.head.link;
  await page.goto(partners.path);
  await waitForHydration(page);
  await page.getByRole("link", { name: label }).click();
  await expectFocusAt(page, partners.program.id);
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL(partners.path);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the skip link works before the scripts have loaded", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(pricing.path, { waitUntil: "commit" });
  await skipLink(page).press("Enter");
  await expectFocusAt(page, "main");
  release();
  await waitForHydration(page);
  await footerLink(page, about.path).click();
  await expect(page).toHaveTitle(about.title);
  for (const url of [`${pricing.path}#main`, pricing.path]) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(pricing.title);
  }
});

test("a link from another page moves the focus to its part, and so does a load", async ({ page }) => {
  const { href } = partners.head.link;
  await page.goto(pricing.path);
  await waitForHydration(page);
  await page.evaluate(
    (url) =>
      (window as unknown as { next: { router: { push: (url: string) => void } } }).next.router.push(url),
    href,
  );
  await expect(page).toHaveTitle(partners.title);
  await expectFocusAt(page, partners.program.id);
  await page.goto("about:blank");
  await page.goto(href);
  await waitForHydration(page);
  await expectFocusAt(page, partners.program.id);
});
