import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { navigation } from "../../content/navigation.ts";
import { notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import contact from "../../content/pages/contact.ts";
import partners from "../../content/pages/partners.ts";
import pricing from "../../content/pages/pricing.ts";
import solutions from "../../content/pages/solutions.ts";
import { pages } from "../../lib/site/registry.ts";
import { startServer } from "../../scripts/tools/server.ts";
import { entryFrom, footerNotice, menuEntry } from "../scenarios/menu.ts";
import { isHydrated, isStill } from "../scenarios/wait.ts";
import { documentTitle } from "../support/document-title.ts";
import { copySite, type Engine, engines, until } from "./driver.ts";

/* What differs between browsers. tests/e2e/ tests the details in Chromium. */

/**
 * Returns the middle of the last visible element with this text, which it scrolls into the window.
 * Runs in the page. It waits for nothing: a page that WebKit keeps in its back/forward cache would never answer.
 */
function findVisible(selector: string, text: string) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .findLast((each) => (each.ariaLabel ?? each.innerText ?? "").replace(/\s+/g, " ").trim() === text);
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const normalizeSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

const folder = copySite();
const server = await startServer(0, folder);
after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

for (const [name, startEngine] of Object.entries(engines))
  describe(name, () => {
    let engine: Engine;

    before(async () => {
      engine = await startEngine();
      await engine.resize(1280, 800);
    });
    after(() => engine?.close());

    const find = (selector: string, text: string) =>
      engine.evaluate(findVisible, selector, normalizeSpaces(text));
    const see = (selector: string, text: string) =>
      until(`${selector} "${text}"`, async () => {
        // What scrolls into the window may begin to move.
        await find(selector, text);
        return (await engine.evaluate(isStill)) ? find(selector, text) : null;
      });
    const seeNo = (selector: string, text: string) =>
      until(`no ${selector} "${text}"`, async () => (await find(selector, text)) === null);
    /** Not by `:focus`, which WebKit does not match after its window was resized. */
    const seeFocus = (text: string) =>
      until(`the focus is on "${text}"`, async () => {
        const focused = await engine.evaluate(() => (document.activeElement as HTMLElement).innerText);
        return normalizeSpaces(focused) === normalizeSpaces(text);
      });
    const seePage = (path: string) =>
      until(`${path} has the focus on its title`, () =>
        engine.evaluate(
          (wanted) => location.pathname === wanted && document.activeElement?.localName === "h1",
          path,
        ),
      );
    const scrolled = () => engine.evaluate(() => scrollY);

    async function click(selector: string, text: string): Promise<void> {
      await engine.moveTo(await see(selector, text));
      await engine.drag();
    }
    async function type(text: string): Promise<void> {
      for (const character of text) await engine.pressKey(character);
    }
    async function open(path: string): Promise<void> {
      await engine.open(server.url + path);
      await until(`${path} answers`, () => engine.evaluate(isHydrated));
    }

    test("onboarding leads to the requested page", async () => {
      const [first, role, goals] = onboarding.steps;
      await open(pricing.path);
      await seeFocus(first.question);
      const isWhole = await engine.evaluate(() => {
        const [waves] = document.getElementsByClassName("onboarding-waves");
        return waves !== undefined && waves.clientWidth >= (waves.parentElement?.clientWidth ?? 0);
      });
      assert.ok(isWhole, "the waves are as wide as their panel");
      await click("#onboarding input", "");
      await type("Noor");
      await engine.pressKey("Enter");
      for (const { question, options } of [role, goals]) {
        await seeFocus(question);
        await click("label", options[0].label);
        await see("label:has(:checked)", options[0].label);
        await click("button", onboarding.next);
      }
      await seeFocus(onboarding.done.title);
      await click("button", onboarding.done.enter);
      await seeFocus(pricing.head.title);
    });

    test("Back leads to the section where the visitor was", async () => {
      const { path, head, program } = partners;
      await open(path);
      await click("main a", head.link.label);
      await until("the section has the focus", () =>
        engine.evaluate((id) => document.activeElement?.id === id, program.id),
      );
      const [{ title, link }] = solutions.cards;
      await see("footer a", title);
      const left = await scrolled();
      assert.ok(left > 200, `${left}`);
      await click("footer a", title);
      await seePage(link);
      assert.equal(await scrolled(), 0);
      await engine.evaluate(() => history.back());
      await until("the page before shows", () =>
        engine.evaluate((wanted) => document.title === wanted, documentTitle(partners)),
      );
      await until("the page is where it was", async () => (await scrolled()) === left);
    });

    test("a form shows messages, and then thanks, on pages that an extension has changed", async () => {
      const { form, sent } = contact;
      for (const change of ["an icon beside each field", "a first element in the body"]) {
        await engine.evaluate(() => localStorage.clear());
        await open(`${contact.path}?change=${encodeURIComponent(change)}`);
        for (const label of [...onboarding.steps.map(() => onboarding.next), onboarding.done.enter])
          await click("#onboarding button", label);
        await seeFocus(contact.head.title);
        await click("main button", form.submit);
        await see("form *", form.fields.name.missing);
        // The focus is on the first field that has a message.
        await type("Noor");
        await click("textarea", "");
        await type("Hello");
        await click("input[type=email]", "");
        await type("noor@studio.example");
        await engine.pressKey("Enter");
        await seeFocus(sent.title);
        await click("footer button", footerNotice);
        await see("[data-slot=notice] *", notices.notImplemented.title);
        await click("footer a", solutions.cards[0].title);
        await seePage(solutions.cards[0].link);
      }
    });

    test("the menus open by a mouse, a swipe closes a notice, and Escape the mobile menu", async () => {
      const [{ title, description }] = solutions.cards;
      const card = `${title} ${description}`;
      await open(pricing.path);
      await engine.moveTo(await see("header a", menuEntry(solutions.path).name));
      await engine.moveTo(await see("header a", card));
      await engine.moveTo({ x: 640, y: 780 });
      await seeNo("header a", card);

      const noticeText = "[data-slot=notice] *";
      await click("footer button", footerNotice);
      const { x, y } = await see(noticeText, notices.notImplemented.title);
      await engine.moveTo({ x, y });
      await engine.drag({ x: x + 20, y }, { x: x + 40, y }, { x: x + 60, y });
      await seeNo(noticeText, notices.notImplemented.title);

      const { name: entry, path } = entryFrom(pricing.path);
      await engine.resize(engine.narrowest, 800);
      await click("summary", navigation.labels.menu);
      await see("header a", entry);
      await engine.pressKey("Escape");
      await seeNo("header a", entry);
      await click("summary", navigation.labels.menu);
      await click("header a", entry);
      await seePage(path);
    });

    test("every page has its title, fits its window, and writes nothing to the console", async () => {
      for (const page of pages) {
        const { path } = page;
        await open(path);
        assert.equal(await engine.evaluate(() => document.title), documentTitle(page));
        for (const width of [engine.narrowest, 1280]) {
          await engine.resize(width, 800);
          const fits = () => document.documentElement.scrollWidth === document.documentElement.clientWidth;
          assert.ok(await engine.evaluate(fits), `${path} at ${width} px`);
        }
        const errors = () => (globalThis as unknown as { errors: string[] }).errors;
        assert.deepEqual(await engine.evaluate(errors), [], path);
      }
    });
  });
