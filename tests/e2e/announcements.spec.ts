import { onboarding } from "../../content/onboarding.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import { footerLink } from "../support/menu.ts";
import { openPage } from "../support/open.ts";
import { expect, test } from "../support/test.ts";
import { waitForHydration } from "../support/wait.ts";

/** Records in `globalThis.seen` whether the page shows at any frame, from the first. Runs in the page. */
function watchFrames(): void {
  const look = () => {
    if (document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("#page"))
      Object.assign(globalThis, { seen: true });
    requestAnimationFrame(look);
  };
  look();
}

// A short window: each question of onboarding has to scroll to its beginning.
test.use({ firstVisit: true, viewport: { width: 1280, height: 400 } });

test("keys get from a first visit to a page, and a screen reader says which", {
  tag: "@thorough",
}, async ({ page }) => {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const expectFocus = async (name: string) => {
    const heading = page.getByRole("heading", { name, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
  };
  await page.addInitScript(watchFrames);
  await openPage(page, contact.path);
  expect(await page.evaluate(() => "seen" in globalThis)).toBe(false);

  await test.step("no key leaves onboarding", async () => {
    for (const key of ["Escape", "F8", ...Array<string>(8).fill("Tab")]) {
      await press(key);
      await expect(page.locator(":focus:not(#onboarding *)"), `focused by ${key}`).toHaveCount(0);
    }
    await page.reload();
    await waitForHydration(page);
  });

  await test.step("keys go from question to question", async () => {
    for (const { question, ...step } of onboarding.steps) {
      await expectFocus(question);
      // Options beyond the maximum are disabled: the next stop is Continue.
      for (let chosen = 0; chosen < ("max" in step ? step.max : 1); chosen++)
        await press("Tab", step.type === "radio" ? "ArrowDown" : "Space");
      await press("Tab", "Enter");
    }
    await expectFocus(onboarding.done.title);
    await press("Tab", "Enter");
    await expectFocus(contact.head.title);
  });

  await footerLink(page, about.path).press("Enter");
  await expectFocus(about.head.title);
  await expect(page.locator("next-route-announcer [aria-live=assertive]")).not.toBeEmpty();
});
