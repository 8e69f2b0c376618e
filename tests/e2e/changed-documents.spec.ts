import { navigation } from "../../content/navigation.ts";
import { notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import pricing from "../../content/pages/pricing.ts";
import { viewports } from "../scenarios/list.ts";
import { footerLink, footerNotice, summary } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { changes } from "../support/changes.ts";
import { expect, test } from "../support/test.ts";

/*
 * Extensions and translations change a page between its parsing and its hydration. React then renders the document again, and the
 * visitor gets the whole page, after onboarding.
 */

test.use({
  firstVisit: true,
  // React reports a document that does not fit.
  expectedErrors: /Minified React error #418/,
  // Nothing moves on a small screen, which takes half of the time.
  contextOptions: { reducedMotion: "reduce" },
  viewport: viewports.phone,
});

for (const [name, change] of Object.entries(changes))
  test(`pages are whole and alive after ${name}`, { tag: "@thorough" }, async ({ page }) => {
    const button = (label: string) => page.getByRole("button", { name: label }).filter({ visible: true });
    const title = page.getByRole("heading", { level: 1 }).last();
    await page.addInitScript(`addEventListener("DOMContentLoaded", ${change})`);

    await test.step("on a first visit", async () => {
      await openPage(page, contact.path);
      for (const label of [...onboarding.steps.map(() => onboarding.next), onboarding.done.enter])
        await button(label).click();
      await expect(title).toBeFocused();
      await button(contact.form.submit).click();
      await expect(page.locator("form :focus")).toHaveAttribute("aria-invalid", "true");
    });

    await test.step("on a later one", async () => {
      await openPage(page, pricing.path);
      await summary(page, navigation.labels.menu).click();
      await expect(page.getByRole("navigation", { name: navigation.labels.mobile })).toBeVisible();
      await page.keyboard.press("Escape");
      await button(footerNotice).click();
      await expect(page.getByText(notices.notImplemented.title)).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
      await footerLink(page, demo.path).click();
      await expect(title).toHaveText(demo.head.title);
      expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
    });
  });
