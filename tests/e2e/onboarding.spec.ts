import type { Page, Route } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { onboarding as words } from "../../content/onboarding.ts";
import partners from "../../content/pages/partners.ts";
import pricing from "../../content/pages/pricing.ts";
import solutions from "../../content/pages/solutions.ts";
import { viewports } from "../scenarios/list.ts";
import { menuEntry } from "../scenarios/menu.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { followMenu, forgetSyntax } from "../support/old-browser.ts";
import { holdScripts, recordRequests, waitForNetwork } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

/* Its controls are tested in tests/components/onboarding.test.tsx; that returning visitors get no code, in page-load.spec.ts. */

const [name, role, goals] = words.steps;

/** A region in the HTML, and the main landmark once the scripts have hidden the page. */
const onboarding = (page: Page) =>
  page.getByRole("main", { name: words.label }).or(page.getByRole("region", { name: words.label }));
const question = (page: Page, text: string) => onboarding(page).getByRole("heading", { name: text });
const field = (page: Page) => onboarding(page).getByRole("textbox", { name: name.question });
const button = (page: Page, label: string) =>
  onboarding(page).getByRole("button", { name: label, exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1, name: pricing.head.title });

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens a page without its scripts. Returns the function that lets them arrive. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(pricing.path, { waitUntil: "commit" });
  await expect(question(page, name.question)).toBeVisible();
  return release;
}

/** Records at every frame, from the first, whether the page or onboarding is rendered. */
function sampleFrames(): void {
  const frames = new Set<string>();
  const sample = () => {
    for (const part of document.querySelectorAll("div:has(> main), #onboarding"))
      if (getComputedStyle(part).display !== "none")
        frames.add(part.matches("#onboarding") ? "onboarding" : "page");
    requestAnimationFrame(sample);
  };
  sample();
  Object.assign(globalThis, { frames });
}

const rendered = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { frames: Set<string> }).frames]);

test.describe("a first visit", () => {
  test.use({ firstVisit: true });

  test("shows onboarding alone, through which the keyboard leads to the linked part", async ({ page }) => {
    await page.addInitScript(sampleFrames);
    await page.goto(partners.head.link.href);
    await expect(question(page, name.question)).toBeFocused();
    await waitForHydration(page);

    await test.step("no frame shows the page, and no key leaves onboarding", async () => {
      expect(await rendered(page)).toEqual(["onboarding"]);
      // The page stays in the document, but hidden.
      await expect(page.locator("main h1")).toHaveCount(1);
      await expect(page.locator("main h1")).toBeHidden();
      // The page does not move when its scrollbar comes.
      await expect(page.locator("html")).toHaveCSS("scrollbar-gutter", "stable");
      for (const key of ["Escape", "F8", ...Array<string>(8).fill("Tab")]) {
        await press(page, key);
        const outside = page.locator(":focus:not(#onboarding *)");
        await expect(outside, `focused by ${key}`).toHaveCount(0);
      }
    });

    await test.step("keys lead from question to question", async () => {
      await field(page).press("Enter");
      await expect(question(page, role.question)).toBeFocused();
      await press(page, "Tab", "ArrowDown", "ArrowDown");
      await expect(onboarding(page).getByRole("radio").nth(2)).toBeChecked();
      await press(page, "Tab", "Tab", "Space");
      await expect(question(page, goals.question)).toBeFocused();
      // Goals beyond the maximum are disabled: the next stops are Back and Continue.
      for (let chosen = 0; chosen < goals.max; chosen++) await press(page, "Tab", "Space");
      await press(page, "Tab", "Tab", "Space");
      await expect(question(page, words.done.title)).toBeFocused();
    });

    await test.step("the last one leads to the part that the address names", async () => {
      await press(page, "Tab", "Enter");
      await expect(page.locator(":target")).toBeFocused();
      await expect(page.locator(":target")).toBeInViewport();
    });
  });

  test("is over in every tab once one has finished", async ({ page: loading, context }) => {
    const open = await context.newPage();
    await open.goto(pricing.path);
    await waitForHydration(open);
    const release = await openWithoutScripts(loading);
    // The tab itself gets no event of its own change.
    await loading.evaluate(() => localStorage.setItem("hasOnboarded", "true"));
    release();
    for (const tab of [open, loading]) {
      await expect(onboarding(tab)).toHaveCount(0);
      await expect(title(tab)).toBeVisible();
    }
  });

  test("keeps what was typed and clicked, however late its code arrives", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const release = await openWithoutScripts(page);
    await field(page).fill("Noor");
    // One step, however often: no question may be skipped unseen.
    await press(page, "Enter", "Enter", "Enter");
    await page.clock.runFor(60_000);
    const next = button(page, words.next);
    await expect(next).toHaveAttribute("aria-busy", "true");
    await expect(next).toHaveCSS("opacity", "1", { pseudo: "after" });
    release();
    await page.clock.resume();
    await expect(question(page, role.question)).toBeFocused();
    await button(page, words.back).click();
    await expect(field(page)).toHaveValue("Noor");
    await expect(next).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL(pricing.path);
  });

  test("does not disturb an input method when its code arrives", async ({ page }) => {
    const release = await openWithoutScripts(page);
    const session = await page.context().newCDPSession(page);
    await field(page).fill("!");
    await press(page, "Home");
    await session.send("Input.imeSetComposition", { text: "の", selectionStart: 1, selectionEnd: 1 });
    release();
    await waitForHydration(page);
    await session.send("Input.insertText", { text: "乃愛" });
    await press(page, "?");
    await expect(field(page)).toHaveValue("乃愛?!");
  });

  test("ends after eight seconds, not before, when no script arrives", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await openWithoutScripts(page);
    await page.clock.runFor(7_999);
    await expect(question(page, name.question)).toBeVisible();
    await page.clock.runFor(1);
    await expect(title(page)).toBeFocused();
    await expect(onboarding(page)).toBeHidden();
  });
});

test.describe("a first visit on a broken line", () => {
  test.use({ firstVisit: true, expectedErrors: /ERR_FAILED|404|valid digest|ChunkLoadError/ });

  test("shows the page at once when a script fails, and does not ask again in the tab", async ({
    context,
  }) => {
    const html = await (await context.request.get(pricing.path)).text();
    const isScript = ({ pathname }: URL) => /\/_next\/static\/chunks\/.*\.js$/.test(pathname);
    // The HTML does not name scripts that load later, such as the one with the later steps.
    const isLater = (url: URL) => isScript(url) && !html.includes(`src="${url.pathname}"`);
    for (const [script, answer] of [
      [isScript, (route: Route) => route.abort()],
      [isScript, (route: Route) => route.fulfill({ status: 404 })],
      [isScript, (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Blocked</h1>" })],
      [isLater, (route: Route) => route.abort()],
    ] as const) {
      const page = await context.newPage();
      await page.route(script, answer);
      await page.goto(pricing.path);
      // Well before its time is up.
      await expect(title(page)).toBeVisible({ timeout: 5_000 });
      await page.unrouteAll({ behavior: "wait" });
      await page.addInitScript(sampleFrames);
      await page.goto(partners.path);
      await waitForHydration(page);
      expect(await rendered(page)).toEqual(["page"]);
    }
  });
});

test.describe("a first visit of an old browser", () => {
  test.use({ firstVisit: true, bypassCSP: true, expectedErrors: /SyntaxError/ });

  // A handler that still answers when its test ends would fail with the page.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

  test.describe("on a phone", () => {
    test.use({ viewport: viewports.phone });

    test("shows the page and its menu at once if the browser cannot parse the framework's code", async ({
      page,
    }) => {
      await page.addInitScript(sampleFrames);
      await forgetSyntax(page, /static\{/g);
      let errors = 0;
      page.on("pageerror", () => errors++);
      await page.goto(pricing.path);
      await expect(title(page)).toBeVisible();
      // The head script has this syntax because a file of the framework has it.
      await expect.poll(() => errors).toBe(2);
      expect(await rendered(page)).toEqual(["page"]);
      await followMenu(page);
    });
  });
});

test.describe("on a phone on its side", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, firstVisit: true });

  test("fingers go through onboarding, which logs the answers, and reach the last entry of the menu", async ({
    page,
  }) => {
    await page.goto(pricing.path);
    await waitForHydration(page);
    await waitForNetwork(page);
    const requests = recordRequests(page);
    const logged = page.waitForEvent("console", (line) => line.type() === "log");
    const [chosenRole, goal] = [role.options[4], goals.options[5]];

    await test.step("through onboarding", async () => {
      await field(page).fill("Noor");
      for (const { label } of [chosenRole, goal]) {
        await button(page, words.next).tap();
        await expect(onboarding(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
        await onboarding(page).getByText(label).tap();
      }
      await button(page, words.next).tap();
      // Elsewhere first: the second tap of a double tap does nothing.
      await question(page, words.done.title).tap();
      await button(page, words.done.enter).tap();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step("which requests only files of the page", async () => {
      expect(await (await logged).args()[0]?.jsonValue()).toEqual({
        name: "Noor",
        role: chosenRole.id,
        goals: [goal.id],
      });
      await waitForNetwork(page);
      expect(requests.filter((request) => !/^GET \S+\/(_next\/static|art)\/[^?]+ $/.test(request))).toEqual(
        [],
      );
    });

    await test.step("to the last entry of the menu", async () => {
      await page.getByRole("button", { name: navigation.labels.menu, exact: true }).tap();
      const menu = page.getByRole("navigation", { name: navigation.labels.mobile });
      await menu.getByRole("button", { name: menuEntry(solutions.path).name }).tap();
      const last = menu.getByRole("link").last();
      const path = (await last.getAttribute("href")) ?? "";
      // As above: it may be where the button was.
      await page.touchscreen.tap(422, 4);
      await last.tap();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
    });
  });
});
