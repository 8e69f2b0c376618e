import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { onboarding as copy } from "../../content/onboarding.ts";
import dashboard from "../../content/pages/dashboard.ts";
import home from "../../content/pages/home.ts";
import partners from "../../content/pages/partners.ts";
import pricing from "../../content/pages/pricing.ts";
import { viewports } from "../scenarios/list.ts";
import { summary } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { recordFrames, renderedFrames } from "../support/frames.ts";
import { firstScreenIssues, layoutIssues } from "../support/layout.ts";
import { holdScripts, recordRequests } from "../support/page-load.ts";
import { coveredBy } from "../support/places.ts";
import { setStyles } from "../support/reflow.ts";
import { expect, test } from "../support/test.ts";

const [name, role] = copy.steps;
/** A region in the HTML, and the main landmark once the scripts show it. */
const onboarding = (page: Page) =>
  page.getByRole("main", { name: copy.label }).or(page.getByRole("region", { name: copy.label }));
const question = (page: Page, text: string) => onboarding(page).getByRole("heading", { name: text });
const field = (page: Page) => onboarding(page).getByRole("textbox", { name: name.question });
const button = (page: Page, label: string) =>
  onboarding(page).getByRole("button", { name: label, exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1, name: pricing.head.title });

/** Narrow, low, high and wide. */
const windows = ["390 844", "280 653", "320 256", "667 375", "820 1180", "1024 500", "1366 657", "1920 600"];

/** Ends what moves, and returns where the logos are: the header's in the page, onboarding's in the window. Runs in the page. */
function logosAtRest() {
  for (const animation of document.getAnimations()) {
    // WCAG 2.2.2
    if (Number(animation.effect?.getComputedTiming().endTime) > 5_000)
      throw new Error("It moves for too long.");
    animation.finish();
  }
  const placeOf = (selector: string) => {
    const logo = document.querySelector(selector);
    const box = logo?.getBoundingClientRect();
    const top = logo?.closest("[inert]")?.getBoundingClientRect().top ?? 0;
    return box && { x: box.x, y: box.y - top };
  };
  return { header: placeOf("header span:has(> svg)"), logo: placeOf("#onboarding span:has(> svg)") };
}

/** Opens a page without its scripts. Returns the function that lets them arrive. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(pricing.path, { waitUntil: "commit" });
  await expect(question(page, name.question)).toBeVisible();
  return release;
}

test.describe("a first visit", () => {
  test.use({ firstVisit: true });

  test("shows its logo in the header's place, and each question with its control", {
    tag: "@thorough",
  }, async ({ page }) => {
    await openPage(page, pricing.path);
    for (const heading of [...copy.steps.map(({ question }) => question), copy.done.title]) {
      if (heading !== name.question) await button(page, copy.next).press("Enter");
      await expect(question(page, heading)).toBeFocused();
      // A selection in the last question would move to its former place, where Orca would read on in Firefox.
      expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0);
      await page.evaluate(() => getSelection()?.selectAllChildren(document.activeElement ?? document.body));
      for (const size of windows) {
        const [width = 0, height = 0] = size.split(" ").map(Number);
        await page.setViewportSize({ width, height });
        const { header, logo } = await page.evaluate(logosAtRest);
        const issues = [...(await page.evaluate(layoutIssues)), ...(await page.evaluate(firstScreenIssues))];
        expect({ issues, logo }, `${heading} at ${size}`).toEqual({ issues: [], logo: header });
      }
    }
    await expect(page.locator("circle.animate-ripple").last()).toHaveCSS("animation-name", "ripple, settle");
  });

  test("requests no picture before the first press, and ends with the sun where home has its own", {
    tag: "@thorough",
  }, async ({ page }) => {
    const requests = recordRequests(page);
    const middles = async (sun: string) => {
      const found: number[] = [];
      for (const width of [390, 820, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await waitForAnimations(page);
        const box = await page.locator(sun).boundingBox();
        found.push(Math.round(Number(box?.x) + Number(box?.width) / 2));
      }
      return found;
    };
    await openPage(page, pricing.path);
    await waitForAnimations(page);
    expect(requests.filter((request) => request.includes("/art/"))).toEqual([]);
    for (const _ of copy.steps) await button(page, copy.next).click();
    const sunrise = await middles(".sunrise .fill-sun");
    await button(page, copy.done.enter).click();
    await openPage(page, home.path);
    expect(sunrise).toEqual(await middles(".hero-sun circle"));
  });

  test("is over in every tab once one has finished", async ({ page, context }) => {
    const [open, loading] = [await context.newPage(), await context.newPage()];
    await openPage(open, partners.head.link.href);
    const release = await openWithoutScripts(loading);
    await openPage(page, pricing.path);
    for (const label of [...copy.steps.map(() => copy.next), copy.done.enter])
      await button(page, label).click();
    await expect(title(page)).toBeFocused();
    for (const tab of [open, loading]) await expect(onboarding(tab)).toHaveCount(0);
    await expect(open.locator(":target")).toBeFocused();
    await expect.poll(() => open.locator(":target").evaluate(coveredBy)).toBe("nothing");
    release();
    await waitForHydration(loading);
    await expect(title(loading)).toBeVisible();
    await expect(onboarding(loading)).toHaveCount(0);
  });

  test("covers the page, which a program that renders it reads all the same", { tag: "@thorough" }, async ({
    page,
  }) => {
    const texts = new Set<string | undefined>();
    const expected = { hasHeading: true, isCovered: true, isInert: true, isStill: true };
    const some = [home, dashboard, pricing];
    for (const { path } of some) {
      await page.goto(path);
      await page.locator("main h1").waitFor();
      const read = await page.evaluate(() => {
        const main = document.querySelector("main");
        const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        return {
          text: main?.innerText,
          hasHeading: isSeen(main?.querySelector("h1") ?? document.head),
          links: [...document.links].filter(isSeen).length,
          isCovered:
            document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("#onboarding") != null,
          isInert: main?.closest("[inert]") != null,
          isStill: !main?.getAnimations({ subtree: true }).some((one) => one instanceof CSSAnimation),
        };
      });
      expect.soft(read, path).toMatchObject(expected);
      expect.soft(read.links, path).toBeGreaterThan(20);
      texts.add(read.text);
    }
    expect(texts.size).toBe(some.length);
  });

  test("leaves the page to a visitor whose extension hides its form, and survives print", {
    tag: "@thorough",
  }, async ({ page }) => {
    await openPage(page, pricing.path);
    await page.emulateMedia({ media: "print" });
    await expect(title(page)).toBeInViewport();
    await page.emulateMedia({ media: "screen" });
    await expect(question(page, name.question)).toBeVisible();
    // Its observer compares frames, so one has to show it again.
    await waitForAnimations(page);
    await setStyles(page, '[id*="popup" i] { display: none !important }');
    await expect(title(page)).toBeFocused();
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("keeps what was typed and clicked, however late its code arrives", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const release = await openWithoutScripts(page);
    await field(page).fill("Noor");
    // One step, however often: no question may be skipped unseen.
    for (const _ of "123") await page.keyboard.press("Enter");
    await page.clock.runFor(60_000);
    const next = button(page, copy.next);
    await expect(next).toHaveAttribute("aria-busy", "true");
    await expect(next).toHaveCSS("opacity", "1", { pseudo: "after" });
    release();
    await page.clock.resume();
    await expect(question(page, role.question)).toBeFocused();
    await button(page, copy.back).click();
    await expect(field(page)).toHaveValue("Noor");
    await expect(next).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL(pricing.path);
  });

  test("does not disturb an input method when its code arrives", { tag: "@thorough" }, async ({ page }) => {
    const release = await openWithoutScripts(page);
    const session = await page.context().newCDPSession(page);
    await field(page).fill("!");
    await page.keyboard.press("Home");
    await session.send("Input.imeSetComposition", { text: "の", selectionStart: 1, selectionEnd: 1 });
    release();
    await waitForHydration(page);
    await session.send("Input.insertText", { text: "乃愛" });
    await page.keyboard.press("?");
    await expect(field(page)).toHaveValue("乃愛?!");
  });
});

test.describe("a window that two fingers have zoomed", () => {
  test.use({ firstVisit: true, viewport: viewports.phone, hasTouch: true });

  test("moves with one finger to the far corner of onboarding, and of the menu", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const expectMoves = async () => {
      await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
      for (const [left, up] of [
        [240, 0],
        [0, 500],
      ] as const) {
        await touch("touchStart", { x: 180, y: 300 });
        for (const part of [0.25, 0.5, 0.75, 1])
          await touch("touchMove", { x: 180 - left * part, y: 300 - up * part });
        await touch("touchEnd");
      }
      await expect
        .poll(() => page.evaluate(() => [visualViewport?.offsetLeft, visualViewport?.offsetTop]))
        .toEqual([viewports.phone.width / 2, viewports.phone.height / 2]);
    };
    await openPage(page, pricing.path);
    await expectMoves();
    await page.evaluate(() => localStorage.setItem("hasOnboarded", "true"));
    await openPage(page, pricing.path);
    await summary(page, navigation.labels.menu).tap();
    await expectMoves();
  });
});

test.describe("a first visit on a broken line", () => {
  test.use({ firstVisit: true, expectedErrors: /ERR_FAILED/ });

  test("shows the page at once when a script fails, and stays over in the tab", async ({ page }) => {
    // Its time is never up.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.route(/\/_next\/static\/chunks\/.*\.js$/, (route) => route.abort());
    await page.goto(pricing.path);
    await expect(onboarding(page)).toBeHidden();
    await expect(title(page)).toBeVisible();
    await page.clock.resume();
    await page.unrouteAll({ behavior: "wait" });
    await page.addInitScript(recordFrames);
    await openPage(page, partners.path);
    expect(await renderedFrames(page)).toEqual(["page"]);
  });
});
