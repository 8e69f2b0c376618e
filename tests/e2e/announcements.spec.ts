import { noticeLabels, notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import { interpolate } from "../../lib/text/interpolate.ts";
import { layoutIssues } from "../support/layout.ts";
import { footerLink } from "../support/menu.ts";
import { openPage, performStep } from "../support/open.ts";
import { fillIn, requiredFields } from "../support/scenarios.ts";
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

test("keyboard and screen reader get from a first visit to a sent form and a page", {
  tag: "@thorough",
}, async ({ page }) => {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Expects the words of a screen reader about the focus. */
  const expectFocus = async (role: "heading" | "textbox", name: string, description = "") => {
    const focused = page.locator(":focus");
    await expect(focused).toHaveAccessibleName(name);
    await expect(focused).toHaveRole(role);
    await expect(focused).toHaveAccessibleDescription(description);
    await expect(focused).toBeInViewport({ ratio: 1 });
  };
  /** Expects texts that a screen reader says without the focus. */
  const expectAnnounced = async (...texts: readonly string[]) => {
    for (const text of texts)
      await expect(
        page.getByText(text).and(page.locator("[aria-live=polite], [aria-live=polite] *")),
      ).toBeVisible();
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
    const { steps, done } = onboarding;
    for (const [index, step] of steps.entries()) {
      const max = step.type === "checkbox" ? step.max : 1;
      await expectFocus("heading", step.question, interpolate(step.hint, { max }));
      await expectAnnounced(interpolate(onboarding.position, { step: index + 1, total: steps.length }));
      if (step.type === "checkbox") await expectAnnounced(interpolate(step.count, { count: 0, max }));
      // The text field does not repeat the hint. Options beyond the maximum are disabled: the next stop is Continue.
      for (let chosen = 0; chosen < max; chosen++)
        await press("Tab", step.type === "radio" ? "ArrowDown" : "Space");
      if (step.type === "text") {
        await expectFocus("textbox", step.question);
        await page.keyboard.insertText("w".repeat(200));
      }
      await press("Tab", "Enter");
      expect(await page.evaluate(layoutIssues), "room for a long name").toEqual([]);
    }
    await expectFocus("heading", done.title);
    await expectAnnounced(done.text);
    await press("Tab", "Enter");
    await expectFocus("heading", contact.head.title);
  });

  await test.step("a notice is read while the focus stays", async () => {
    const { label, notice } = contact.channels.faq.action;
    const button = page.getByRole("button", { name: label });
    await button.press("Enter");
    await expectAnnounced(notices[notice].title, notices[notice].text);
    await expect(button).toBeFocused();
  });

  await test.step("a form names its empty fields, and thanks", async () => {
    const send = page.getByRole("button", { name: contact.form.submit });
    await send.press("Enter");
    const [first] = requiredFields(contact.form);
    await expectFocus("textbox", `${first?.label}`, first?.missing);
    for (const step of fillIn(contact.form)) await performStep(page, step);
    await send.press("Enter");
    await expectFocus("heading", contact.sent.title);
    await expectAnnounced(notices.messageSent.title);
    await expect(page.getByRole("img", { name: noticeLabels.success })).toBeVisible();
  });

  await footerLink(page, about.path).press("Enter");
  await expectFocus("heading", about.head.title);
  await expect(page.locator("next-route-announcer [aria-live=assertive]")).not.toBeEmpty();
});
