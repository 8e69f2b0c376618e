import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { onboarding as words } from "../../content/onboarding.ts";
import notFound from "../../content/pages/not-found.ts";
import pricingPage from "../../content/pages/pricing.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { maxGoals } from "../../lib/onboarding.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";

const pricing = pricingPage.path;
const pricingHeading = pricingPage.head.title;

/** A region in the HTML, and the main landmark once the scripts have hidden the page. */
const onboarding = (page: Page) =>
  page.getByRole("main", { name: words.label }).or(page.getByRole("region", { name: words.label }));
const question = (page: Page, name: string) => onboarding(page).getByRole("heading", { name });
const clickButton = (page: Page, name: string) =>
  onboarding(page).getByRole("button", { name, exact: true }).click();

/** Records at every frame, from the first, whether the page or onboarding is rendered. */
function sampleFrames(): void {
  const frames: string[] = [];
  const shown = (selector: string) => {
    const part = document.querySelector(selector);
    return part !== null && getComputedStyle(part).display !== "none";
  };
  const sample = () => {
    if (document.body)
      frames.push(`${shown(".app") ? "page" : ""}${shown(".onboarding") ? "onboarding" : ""}`);
    requestAnimationFrame(sample);
  };
  sample();
  Object.assign(globalThis, { frames });
}

const framesOf = (page: Page) =>
  page.evaluate(() => [...new Set((globalThis as unknown as { frames: string[] }).frames)]);

test.describe("a first visit", () => {
  test.use({ firstVisit: true });

  test("shows onboarding and nothing else, and lets neither Escape, Tab nor search reach the page", async ({
    page,
  }) => {
    await page.addInitScript(sampleFrames);
    await page.goto(pricing);
    await expect(question(page, words.name.question)).toBeFocused();
    await expect(page).toHaveTitle(pricingPage.title);
    expect((await framesOf(page)).filter((frame) => frame !== "")).toEqual(["onboarding"]);
    // The page stays in the document, but is hidden from sight and from search in the page.
    await expect(page.locator("main h1")).toHaveCount(1);
    await expect(page.locator("main h1")).toBeHidden();
    const found = await page.evaluate(
      (text) => (window as unknown as { find(text: string): boolean }).find(text),
      pricingHeading,
    );
    expect(found).toBe(false);
    await page.keyboard.press("Escape");
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest(".onboarding") !== null;
      });
      expect(inside).toBe(true);
    }
    await page.keyboard.press("F8");
    expect(await page.evaluate(() => document.activeElement?.closest(".notices"))).toBeNull();
    await expect(question(page, words.name.question)).toBeVisible();
  });

  test.describe("of an unknown URL, with storage that is full", () => {
    test.use({ expectedErrors: /404|could not be remembered/ });

    test("shows onboarding too, lets every answer be left out, and shows the 404 page", async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await page.goto("/no-such-page");
      for (const { question: asked } of [words.name, words.role, words.goals]) {
        await expect(question(page, asked)).toBeFocused();
        await clickButton(page, words.next);
      }
      await clickButton(page, words.done.enter);
      await expect(page.getByRole("heading", { level: 1, name: notFound.head.title })).toBeFocused();
    });
  });

  test("goes through four steps to the page that was asked for, at its top, without a reload", async ({
    page,
  }) => {
    const logged: unknown[] = [];
    page.on("console", async (message) => {
      if (message.type() === "log") logged.push(await message.args()[0]?.jsonValue());
    });
    await page.goto(pricing);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    await expect(question(page, words.name.question)).toBeFocused();
    await expect(onboarding(page).getByRole("button", { name: words.back })).toHaveCount(0);
    const progress = onboarding(page).getByRole("list", { name: words.progress });
    await expect(progress.getByRole("listitem")).toHaveText([
      words.name.step,
      words.role.step,
      words.goals.step,
    ]);
    await expect(progress.locator("[aria-current=step]")).toHaveText(words.name.step);
    await page.keyboard.press("Tab");
    await expect(onboarding(page).getByRole("textbox", { name: words.name.question })).toBeFocused();
    await page.keyboard.type("  Noor <b>& co</b> ");
    await page.keyboard.press("Enter");

    await expect(question(page, words.role.question)).toBeFocused();
    await expect(progress.locator("[aria-current=step]")).toHaveText(words.role.step);
    const roles = onboarding(page).getByRole("group", { name: words.role.question }).getByRole("radio");
    await expect(roles).toHaveCount(5);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await expect(onboarding(page).getByRole("radio", { name: words.role.options[4].label })).toBeChecked();
    await tabTo(page, onboarding(page).getByRole("button", { name: words.next }), 3);
    await page.keyboard.press("Space");

    await expect(question(page, words.goals.question)).toBeFocused();
    await expect(progress.locator("[aria-current=step]")).toHaveText(words.goals.step);
    const goals = onboarding(page).getByRole("checkbox");
    await expect(goals).toHaveCount(6);
    for (let chosen = 0; chosen < maxGoals; chosen++) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
    }
    await expect(
      onboarding(page).getByText(interpolate(words.goals.count, { count: maxGoals, max: maxGoals })),
    ).toBeVisible();
    for (const index of [3, 4, 5]) await expect(goals.nth(index)).toBeDisabled();
    // Disabled, they are no stops.
    await page.keyboard.press("Tab");
    await expect(onboarding(page).getByRole("button", { name: words.back })).toBeFocused();
    for (const index of [0, 1]) await goals.nth(index).uncheck();
    for (const index of [3, 4, 5]) await expect(goals.nth(index)).toBeEnabled();

    // Back and forth again, no answer is lost.
    await clickButton(page, words.back);
    await expect(onboarding(page).getByRole("radio", { name: words.role.options[4].label })).toBeChecked();
    await clickButton(page, words.back);
    await expect(onboarding(page).getByRole("textbox")).toHaveValue("  Noor <b>& co</b> ");
    await clickButton(page, words.next);
    await clickButton(page, words.next);
    await expect(
      onboarding(page).getByRole("checkbox", { name: words.goals.options[2].label }),
    ).toBeChecked();
    await clickButton(page, words.next);

    await expect(question(page, words.done.title)).toBeFocused();
    await expect(onboarding(page).getByText(words.done.text)).toBeVisible();
    await expect(onboarding(page).getByText("Noor <b>& co</b>")).toBeVisible();
    await expect(onboarding(page).getByRole("button", { name: words.back })).toHaveCount(0);
    await expect(progress).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("hasOnboarded"))).toBeNull();
    await page.keyboard.press("Tab");
    await expect(onboarding(page).getByRole("button", { name: words.done.enter })).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: pricingHeading })).toBeFocused();
    await expect(onboarding(page)).toHaveCount(0);
    await expect(page).toHaveURL(pricing);
    expect(await page.evaluate(() => [localStorage.getItem("hasOnboarded"), scrollY])).toEqual(["true", 0]);
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    expect(logged).toEqual([{ name: "Noor <b>& co</b>", role: "health", goals: ["resilience"] }]);
  });

  test("takes a double click as one, and is over in every tab once one has finished", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await page.goto(pricing);
    await other.goto("/about");
    await expect(other.locator("html")).toHaveAttribute("data-onboarding", "hydrated");
    // A background tab paints only one frame a second.
    await page.bringToFront();
    for (const asked of [words.name.question, words.role.question, words.goals.question]) {
      await expect(question(page, asked)).toBeFocused();
      await onboarding(page).getByRole("button", { name: words.next }).dblclick();
    }
    await expect(question(page, words.done.title)).toBeFocused();
    // Opened last: where its code does not come, onboarding ends by itself after some seconds.
    const stillLoading = await context.newPage();
    const release = await holdScripts(stillLoading);
    await stillLoading.goto("/about", { waitUntil: "commit" });
    await expect(question(stillLoading, words.name.question)).toBeVisible();
    await page.bringToFront();
    await onboarding(page).getByRole("button", { name: words.done.enter }).dblclick();
    await expect(page.getByRole("heading", { level: 1, name: pricingHeading })).toBeFocused();
    await expect(page).toHaveURL(pricing);
    release();
    for (const tab of [other, stillLoading]) {
      await expect(onboarding(tab)).toHaveCount(0);
      await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("keeps what was typed before the code of onboarding arrived, and takes early submissions as one", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(pricing, { waitUntil: "commit" });
    await onboarding(page).getByRole("textbox").fill("Noor");
    const next = onboarding(page).getByRole("button", { name: words.next });
    const takesClicks = () =>
      next.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === button;
      });
    expect(await takesClicks()).toBe(true);
    for (let time = 0; time < 3; time++) await page.keyboard.press("Enter");
    expect(await takesClicks()).toBe(false);
    release();
    // Playwright waits until the button takes clicks again: with the next question.
    await next.click();
    await expect(question(page, words.goals.question)).toBeFocused();
    await clickButton(page, words.back);
    await clickButton(page, words.back);
    await expect(onboarding(page).getByRole("textbox")).toHaveValue("Noor");
    await expect(page).toHaveURL(pricing);
  });

  test("leaves the focus in the empty name field when its code arrives", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(pricing, { waitUntil: "commit" });
    await onboarding(page).getByRole("textbox").focus();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-onboarding", "hydrated");
    await page.keyboard.type("Noor");
    await expect(onboarding(page).getByRole("textbox")).toHaveValue("Noor");
  });

  test("waits for the end of a click before its code takes over", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(pricing, { waitUntil: "commit" });
    await onboarding(page).getByRole("button", { name: words.next }).hover();
    await page.mouse.down();
    release();
    await page.waitForLoadState("networkidle");
    await page.mouse.up();
    await expect(question(page, words.role.question)).toBeFocused();
  });

  test("loses no click while its code takes over", async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.documentElement.dataset.onboarding !== "hydrated") return;
        observer.disconnect();
        document.querySelector<HTMLFormElement>(".onboarding form")?.requestSubmit();
      }).observe(document, { attributes: true, attributeFilter: ["data-onboarding"], subtree: true });
    });
    await page.goto(pricing);
    await expect(question(page, words.role.question)).toBeVisible();
  });

  test("is a returning one when the storage holds another value, or is blocked", async ({ page }) => {
    await page.goto("/robots.txt");
    for (const value of ["", "false"]) {
      await page.evaluate((stored) => localStorage.setItem("hasOnboarded", stored), value);
      await page.goto(pricing);
      await expect(page.getByRole("heading", { level: 1, name: pricingHeading }), `"${value}"`).toBeVisible();
    }
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: pricingHeading })).toBeVisible();
    await expect(onboarding(page)).toHaveCount(0);
  });

  test("ends by itself within ten seconds when no script arrives", async ({ page }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto(pricing, { waitUntil: "commit" });
    await expect(question(page, words.name.question)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("heading", { level: 1, name: pricingHeading })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: pricingHeading })).toBeFocused();
    await expect(onboarding(page)).toBeHidden();
  });
});

// That its code is not loaded is in page-load.spec.ts.
test("a returning visit never shows onboarding", async ({ page }) => {
  await page.addInitScript(sampleFrames);
  await page.goto(pricing);
  await ready(page);
  await expect(page.locator(".onboarding")).toHaveCount(0);
  expect((await framesOf(page)).filter((frame) => frame !== "")).toEqual(["page"]);
});

test.describe("on a phone on its side", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, firstVisit: true });

  test("fingers go through onboarding, and reach the last entry of the menu", async ({ page }) => {
    await page.goto(pricing);
    await ready(page);
    const next = onboarding(page).getByRole("button", { name: words.next });
    await next.tap();
    await onboarding(page).getByText(words.role.options[4].label).tap();
    await next.tap();
    await onboarding(page).getByText(words.goals.options[5].label).tap();
    await next.tap();
    // Elsewhere first: two taps on one place at once are a double tap, whose second one does nothing.
    await question(page, words.done.title).tap();
    await onboarding(page).getByRole("button", { name: words.done.enter }).tap();
    await page.getByRole("button", { name: navigation.labels.menu, exact: true }).tap();
    const menu = page.getByRole("navigation", { name: navigation.labels.mobile });
    await menu.getByRole("button", { name: navigation.items[1].name }).tap();
    await menu.getByRole("link", { name: navigation.items[7].name }).tap();
    await expect(page).toHaveURL(navigation.items[7].path);
  });
});
