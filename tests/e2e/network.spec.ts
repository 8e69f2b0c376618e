import { pathToFileURL } from "node:url";
import { pageError } from "../../content/errors.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import products from "../../content/pages/products.ts";
import { footerLink } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { documentTitle } from "../support/document-title.ts";
import { layoutIssues } from "../support/layout.ts";
import { holdFiles } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

const late = /\/_next\/static\/chunks\//;

// A handler that still answers a prefetch when its test ends would fail with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

test.describe("without what loads late", () => {
  test.use({ expectedErrors: /ERR_FAILED|ChunkLoadError/ });

  test("a page that still fails after its reload says so, in the layout and without it", async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1, name: pageError.title });
    await openPage(page, products.path);
    for (const hasLayout of [true, false]) {
      const rememberReload = (path: string) => sessionStorage.setItem(`reloadedAt ${path}`, `${Date.now()}`);
      await page.evaluate(rememberReload, contact.path);
      await page.route(late, (route) => route.abort());
      // A second error, in the page that reports the first.
      if (!hasLayout)
        await page.evaluate(() => {
          const { focus } = HTMLElement.prototype;
          HTMLHeadingElement.prototype.focus = () => {
            HTMLHeadingElement.prototype.focus = focus;
            throw new Error("ERR_FAILED");
          };
        });
      await footerLink(page, contact.path).click();
      await expect(heading).toBeFocused();
      // Next.js may have added that of the page before it failed.
      await expect(page).toHaveTitle(/./);
      await expect(page.getByRole("banner")).toHaveCount(hasLayout ? 1 : 0);
      expect(await page.evaluate(layoutIssues)).toEqual([]);
      await page.unrouteAll({ behavior: "wait" });
      await page.getByRole("button", { name: pageError.reload }).click();
      await waitForHydration(page);
      await expect(page).toHaveTitle(documentTitle(contact));
      await openPage(page, products.path);
    }
  });

  test("a link loads its page in full after another build, or without a chunk", { tag: "@thorough" }, async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, products.path);
    // What was prefetched from the build before is stale five minutes after the router has it.
    const prefetched = page.waitForResponse(new RegExp(`${about.path}/\\S*__PAGE__\\.txt`));
    await footerLink(page, about.path).hover();
    await (await prefetched).finished();
    await waitForAnimations(page);
    await page.clock.fastForward(310_000);
    let loads = 0;
    page.on("request", (request) => request.isNavigationRequest() && loads++);
    const open = async (target: typeof about | typeof contact) => {
      await footerLink(page, target.path).click();
      await expect(page).toHaveTitle(documentTitle(target));
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1, name: target.head.title })).toBeVisible();
    };
    // What the router requests names its build.
    await page.route(/\.txt\?/, async (route) => {
      if (loads > 0) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(/"b":"\w+"/, '"b":"another"');
      await route.fulfill({ response, body });
    });
    await open(about);
    expect(loads).toBe(1);
    await page.route(late, (route) => (loads === 1 ? route.abort() : route.continue()));
    await open(contact);
    expect(loads).toBe(2);
  });
});

test("an address that begins with two slashes shows its page", { tag: "@thorough" }, async ({ page }) => {
  const { path, head } = contact;
  // As servers do that take them for one.
  await page.route(new RegExp(`//localhost:\\d+/${path}`), async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(`/${path}`, path) }) }),
  );
  // A relative one would be another host.
  const { origin } = new URL((await page.request.get("/")).url());
  await openPage(page, `${origin}/${path}?a=1#main`);
  await expect(page).toHaveURL(`${path}?a=1#main`);
  await footerLink(page, about.path).click();
  await expect(page).toHaveTitle(documentTitle(about));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: head.title })).toBeVisible();
});

test("Back before the scripts have run leads to the page of the address", { tag: "@thorough" }, async ({
  page,
}) => {
  await openPage(page, products.path);
  await footerLink(page, about.path).click();
  await expect(page).toHaveTitle(documentTitle(about));
  const release = await holdFiles(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: about.head.title })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1, name: products.head.title })).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(page.getByRole("banner").locator("[aria-current=page]").first()).toHaveAttribute(
    "href",
    products.path,
  );
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: about.head.title })).toBeVisible();
});

test.describe("with scripts that are not the site's", () => {
  test.use({ expectedErrors: /Content Security Policy|tracker\.example/ });

  test("the policy runs none: of another host, in the page, or of an attribute", async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction("report", (violation: string) => violations.push(violation));
    await openPage(page, contact.path);
    await page.evaluate(() => {
      const { report } = globalThis as unknown as { report: (violation: string) => void };
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        report(`${effectiveDirective}: ${blockedURI}`),
      );
      const code = "document.title = 'foreign'";
      const script = (properties: object) => Object.assign(document.createElement("script"), properties);
      document.body.append(script({ src: "https://tracker.example/a.js" }), script({ textContent: code }));
      document.body.setAttribute("onclick", code);
      document.body.click();
    });
    await expect
      .poll(() => violations.sort())
      .toEqual([
        "script-src-attr: inline",
        "script-src-elem: https://tracker.example/a.js",
        "script-src-elem: inline",
      ]);
    await expect(page).toHaveTitle(documentTitle(contact));
  });
});

test.describe("opened as a file", () => {
  test.use({ firstVisit: true, expectedErrors: /Content Security Policy|ERR_|file:/ });

  test("a page shows at once, without onboarding", { tag: "@thorough" }, async ({ page }) => {
    await page.goto(pathToFileURL("out/index.html").href);
    // Not a matcher that waits: onboarding would end by itself.
    expect(await page.locator("#onboarding").isVisible()).toBe(false);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});
