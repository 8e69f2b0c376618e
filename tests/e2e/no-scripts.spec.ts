import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { onboarding } from "../../content/onboarding.ts";
import contact from "../../content/pages/contact.ts";
import solutions from "../../content/pages/solutions.ts";
import { site } from "../../content/site.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { layoutIssues } from "../support/layout.ts";
import { loadSamplePages } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadSamplePages(["/", "/contact"]);

const paths = [...navigation.items.map(({ path }) => path), ...solutions.cards.map(({ link }) => link)];

/** Returns the page's visible words in order, except a form's note for visitors without scripts. */
function visibleWords(page: Page): Promise<string> {
  return page.locator("div:has(> main)").evaluate((app) => {
    for (const note of app.querySelectorAll<HTMLElement>("noscript")) note.hidden = true;
    return (app as HTMLElement).innerText.replace(/\s+/g, " ");
  });
}

// tests/export proves that each page's HTML has its words. Here, scripts and styles must not change them.
for (const { path } of pages) {
  test(`${path} shows the same words without scripts, none hidden or cut`, async ({
    page,
    browserErrors,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.goto(path);
    for (const viewport of [viewports.phone, viewports.desktop]) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(onboarding.name.question)).toBeHidden();
      // To Playwright, an element with an opacity of zero is visible.
      const unseen = await page
        .locator("main *")
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity === "0").length);
      expect(unseen).toBe(0);
      expect(await page.evaluate(layoutIssues)).toEqual([]);
    }
    const words = await visibleWords(page);
    expect(words.length).toBeGreaterThan(200);
    // The browser reports each script that it does not run.
    expect(browserErrors.filter((error) => !error.startsWith("csp: "))).toEqual([]);
    browserErrors.length = 0;

    await session.send("Emulation.setScriptExecutionDisabled", { value: false });
    await page.reload();
    await ready(page);
    expect(await visibleWords(page)).toBe(words);
    // scenarios.spec.ts covers pages that load with this setting.
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await visibleWords(page)).toBe(words);
  });
}

test.describe("without scripts", () => {
  // Nothing reads the storage, so every visit is a first one. Still, onboarding must not show.
  test.use({ javaScriptEnabled: false, firstVisit: true });

  for (const [name, viewport] of Object.entries(viewports)) {
    test.describe(`on a ${name}`, () => {
      test.use({ viewport });

      test("the first screen has the page's title, and a header that leads to every page", async ({
        page,
      }) => {
        await page.goto("/pricing");
        expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.y).toBeLessThan(400);
        const header = page.getByRole("banner");
        const focused = header.locator(":focus:visible");
        const reached = new Set<string | null>();
        for (let stop = 0; stop < 30; stop++) {
          await page.keyboard.press("Tab");
          if ((await focused.count()) === 0) continue;
          // On a phone, the links are in a menu that opens.
          if (await focused.evaluate((element) => element.matches("summary"))) {
            await page.keyboard.press("Enter");
            expect(await page.evaluate(layoutIssues)).toEqual([]);
          }
          reached.add(await focused.getAttribute("href"));
        }
        expect(paths.filter((path) => !reached.has(path))).toEqual([]);
        await header.locator("a[href='/about']:visible").first().click();
        await expect(page).toHaveURL("/about");
      });
    });
  }

  test("a form says that it needs scripts, and offers an email link", async ({ page }) => {
    const { path, form } = contact;
    await page.goto(path);
    const note = page.locator("main noscript p");
    await expect(note).toBeVisible();
    await expect(note).toContainText(form.withoutScript);
    await expect(note.getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
    await page.getByLabel(form.name.label, { exact: true }).fill("Noor Haddad");
    await page.getByLabel(form.email.label, { exact: true }).fill("noor@studio.example");
    await page.getByLabel(form.message.label).fill("Hello there");
    await page.getByRole("button", { name: form.submit }).click();
    await expect(page).toHaveURL(path);
  });
});
