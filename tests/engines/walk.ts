import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { navigation } from "../../content/navigation.ts";
import { notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import partners from "../../content/pages/partners.ts";
import pricing from "../../content/pages/pricing.ts";
import solutions from "../../content/pages/solutions.ts";
import { pages } from "../../lib/site/registry.ts";
import { startServer } from "../../scripts/tools/server.ts";
import { menuEntry } from "../scenarios/menu.ts";
import { isHydrated } from "../scenarios/wait.ts";
import { copySite, type Engine, engines, until } from "./driver.ts";

const aboutLink = navigation.footer[1].links[0].label;
const privacy = navigation.footer[3].links[0].label;
const [firstCard] = solutions.cards;

/** An element as visitors perceive it: its middle, in the window, and its state. */
interface Seen {
  x: number;
  y: number;
  isFocused: boolean;
  isExpanded: boolean;
  isChecked: boolean;
  description: string;
}

/** Returns the last visible element of these that has this name, in the middle of the window. Runs in the page. */
function find(selector: string, name: string): Seen | null {
  const element = [...document.querySelectorAll<HTMLInputElement>(selector)].findLast((candidate) => {
    const heading = document.getElementById(candidate.getAttribute("aria-labelledby") ?? "");
    const label = heading ?? candidate.labels?.[0] ?? candidate;
    const text = candidate.ariaLabel ?? label.innerText ?? "";
    return (
      text.replace(/\s+/g, " ").trim() === name && candidate.checkVisibility({ visibilityProperty: true })
    );
  });
  if (!element) return null;
  const shown = (element.matches("[type=radio], [type=checkbox]") ? element.labels?.[0] : null) ?? element;
  const { top, bottom } = shown.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) shown.scrollIntoView({ block: "center", behavior: "instant" });
  const box = shown.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    isFocused: document.activeElement === element,
    isExpanded: element.ariaExpanded === "true",
    isChecked: element.checked,
    description: document.getElementById(element.getAttribute("aria-describedby") ?? "")?.innerText ?? "",
  };
}

/** Waits until changes are drawn. Runs in the page. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

for (const [name, startEngine] of Object.entries(engines))
  describe(name, () => {
    let engine: Engine;
    let site: string;
    const stops: (() => unknown)[] = [];

    before(async () => {
      const folder = copySite();
      stops.push(() => rmSync(folder, { recursive: true }));
      const server = await startServer(0, folder);
      stops.unshift(server.stop);
      site = server.url;
      engine = await startEngine();
      stops.unshift(engine.close);
      await engine.resize(1280, 800);
    });
    after(async () => {
      for (const stop of stops) await stop();
    });

    /** Waits until an element exists, does not move, and is as expected. */
    async function see(selector: string, words: string, expected: Partial<Seen> = {}): Promise<Seen> {
      const text = words.replace(/\s+/g, " ");
      let last: Seen | null = null;
      return until(`${selector} "${text}" is ${JSON.stringify(expected)}`, async () => {
        await engine.evaluate(nextFrames);
        const seen = await engine.evaluate(find, selector, text);
        const isAtRest = seen !== null && seen.x === last?.x && seen.y === last?.y;
        last = seen;
        const isExpected = Object.entries(expected).every(
          ([key, value]) => seen?.[key as keyof Seen] === value,
        );
        return isAtRest && isExpected ? seen : undefined;
      });
    }
    const seeNo = (selector: string, words: string) =>
      until(`no ${selector} "${words}"`, async () => (await engine.evaluate(find, selector, words)) === null);
    const seeFocus = (heading: string) => see("h1, h2", heading, { isFocused: true });

    async function hover(selector: string, words: string): Promise<Seen> {
      const seen = await see(selector, words);
      await engine.moveTo(seen.x, seen.y);
      return seen;
    }
    async function click(selector: string, words: string): Promise<void> {
      await hover(selector, words);
      await engine.pressButton();
      await engine.releaseButton();
    }
    async function swipe(words: string, distance: number): Promise<void> {
      const { x, y } = await hover("[data-slot=notice] *", words);
      await engine.pressButton();
      for (let step = 1; step <= 5; step++) await engine.moveTo(x + (distance * step) / 5, y);
      await engine.releaseButton();
    }
    async function type(text: string): Promise<void> {
      for (const character of text) await engine.pressKey(character);
    }
    async function open(path: string): Promise<void> {
      await engine.open(site + path);
      await until(`${path} answers`, () => engine.evaluate(isHydrated));
    }

    test("onboarding shows on a first visit, and ends on the requested page", async () => {
      const [first, role, goals] = onboarding.steps;
      await open(pricing.path);
      await seeFocus(first.question);
      await click("input", first.question);
      await type("Noor");
      await engine.pressKey("Enter");
      for (const { question, options } of [role, goals]) {
        await seeFocus(question);
        await click("input", options[2].label);
        await see("input", options[2].label, { isChecked: true });
        await click("button", onboarding.next);
      }
      await seeFocus(onboarding.done.title);
      await click("button", onboarding.done.enter);
      await seeFocus(pricing.head.title);
    });

    test("the Solutions menu opens by hover and by keyboard", async () => {
      const card = `${firstCard.title} ${firstCard.description}`;
      const { submenu } = navigation.labels;
      await open(pricing.path);
      await hover("header a", menuEntry(solutions.path).name);
      await see("button", submenu, { isExpanded: true });
      await hover("header a", card);
      await engine.moveTo(640, 780);
      await seeNo("header a", card);
      await engine.evaluate(() => document.querySelector<HTMLElement>("header button")?.focus());
      await engine.pressKey("ArrowDown");
      await see("header a", card, { isFocused: true });
      await engine.pressKey("Escape");
      await see("button", submenu, { isFocused: true, isExpanded: false });
    });

    test("a link leads to the top of a page, and Back to where the visitor was", async () => {
      const scrolled = () => engine.evaluate(() => scrollY);
      await open(pricing.path);
      await hover("footer a", aboutLink);
      const left = await scrolled();
      assert.ok(left > 200, `${left}`);
      await click("footer a", aboutLink);
      await seeTitle(about.title);
      assert.equal(await scrolled(), 0);
      await engine.evaluate(() => history.back());
      await seeTitle(pricing.title);
      await until("the page is where it was", async () => (await scrolled()) === left);
    });

    const seeTitle = (title: string) =>
      until(`the title is "${title}"`, () => engine.evaluate((wanted) => document.title === wanted, title));

    test("a link to a section moves the focus there, and Back leads to the page", async () => {
      const { path, title, head, program } = partners;
      await open(path);
      await click("main a", head.link.label);
      await until("the section has the focus", () =>
        engine.evaluate((id) => document.activeElement?.id === id, program.id),
      );
      await click("footer a", aboutLink);
      await seeTitle(about.title);
      await engine.evaluate(() => history.back());
      await seeTitle(title);
    });

    test("only a long swipe closes a notice", async () => {
      const { title } = notices.notImplemented;
      await open(pricing.path);
      await click("footer button", privacy);
      const { x, y } = await see("[data-slot=notice] *", title);
      await swipe(title, 45);
      await see("[data-slot=notice] *", title, { x, y });
      await swipe(title, 60);
      await seeNo("[data-slot=notice] *", title);
    });

    test("a form shows messages, and then thanks", async () => {
      const { path, form, sent } = contact;
      await open(path);
      await click("button", form.submit);
      await see("input", form.name.label, { isFocused: true, description: form.name.missing });
      await type("Noor");
      await click("input", form.email.label);
      await type("noor@");
      await click("textarea", form.message.label);
      await type("Hello");
      await click("button", form.submit);
      await see("input", form.email.label, { isFocused: true, description: form.email.invalid });
      await type("studio.example");
      await engine.pressKey("Enter");
      await seeFocus(sent.title);
    });

    test("the mobile menu opens, closes by Escape, and leads to a page", async () => {
      const { menu } = navigation.labels;
      const { name: entry } = menuEntry(about.path);
      await engine.resize(engine.narrowest, 800);
      await open(pricing.path);
      await click("button", menu);
      await see("header a", entry);
      await engine.pressKey("Escape");
      await see("button", menu, { isFocused: true, isExpanded: false });
      await click("button", menu);
      await click("header a", entry);
      await seeFocus(about.head.title);
    });

    test("every page has its title, fits its window, and writes nothing to the console", async () => {
      for (const { path, title } of pages) {
        await open(path);
        await seeTitle(title);
        for (const width of [engine.narrowest, 1280]) {
          await engine.resize(width, 800);
          // WebKit resizes its window and lays the page out only after it has answered.
          await until(`${path} fits a window of ${width} px`, () =>
            engine.evaluate((width: number) => {
              return innerWidth === width && document.documentElement.scrollWidth <= width;
            }, width),
          );
        }
        const errors = () => (globalThis as unknown as { errors: string[] }).errors;
        assert.deepEqual(await engine.evaluate(errors), [], path);
      }
    });
  });
