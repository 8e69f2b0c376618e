import { pageError } from "../../content/errors.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import home from "../../content/pages/home.ts";
import pricing from "../../content/pages/pricing.ts";
import products from "../../content/pages/products.ts";
import { footerLink } from "../support/menu.ts";
import { holdFiles, openPage, title } from "../support/open.ts";
import { expect, test } from "../support/test.ts";
import { waitForAnimations, waitForHydration } from "../support/wait.ts";

// A handler that still answers a prefetch when its test ends would fail with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

test.describe("without scripts that load late", () => {
  test.use({ expectedErrors: /ERR_FAILED|ChunkLoadError/ });

  test("a page that fails says so, and its button reloads it", async ({ page }) => {
    await openPage(page, products.path);
    await page.route(/\/_next\/static\/chunks\//, (route) => route.abort());
    await footerLink(page, contact.path).click();
    await expect(title(page, pageError.title)).toBeFocused();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("button", { name: pageError.reload }).click();
    await waitForHydration(page);
    await expect(title(page, contact.header.title)).toBeVisible();
  });
});

test.describe("without the whole stylesheet at first", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the next page is styled", async ({ page }) => {
    const height = async () => {
      await waitForAnimations(page);
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    await page.route("**/*.css", (route) => route.abort(), { times: 1 });
    await openPage(page, pricing.path);
    await footerLink(page, home.path).click();
    await expect(title(page, home.hero.title)).toBeFocused();
    const found = await height();
    await openPage(page, home.path);
    expect(found).toBe(await height());
  });
});

test("Back before the scripts have run shows the page of the address", { tag: "@thorough" }, async ({
  page,
}) => {
  await openPage(page, products.path);
  await footerLink(page, about.path).click();
  await expect(title(page, about.header.title)).toBeFocused();
  const release = await holdFiles(page);
  await page.reload({ waitUntil: "commit" });
  await expect(title(page, about.header.title)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(title(page, products.header.title)).toBeVisible();
  release();
  await waitForHydration(page);
  await page.goForward();
  await expect(title(page, about.header.title)).toBeVisible();
});
