import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { navigation } from "../../content/navigation.ts";
import { notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import health from "../../content/pages/health.ts";
import pricing from "../../content/pages/pricing.ts";
import solutions from "../../content/pages/solutions.ts";
import { pages } from "../../lib/site/registry.ts";
import { startServer } from "../../scripts/tools/cdn-server.ts";
import { footerNotice, noSectionLink, sectionLink } from "../support/menu.ts";
import { isTwinPage, requiredFields } from "../support/scenarios.ts";
import { isHydrated, isStill } from "../support/wait.ts";
import { copySite, type Engine, engines, until } from "./driver.ts";

/* Tests behavior that differs between browsers. tests/e2e/ tests the details in Chromium. */

/**
 * Returns the middle of the last visible element with this text, or with any, which it scrolls into the window.
 * Runs in the page. It waits for nothing: a page that WebKit keeps in its back/forward cache would never answer.
 */
function findVisible(selector: string, text: string) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .findLast(
      (each) => !text || (each.ariaLabel ?? each.innerText ?? "").replace(/\s+/g, " ").trim() === text,
    );
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  // A notice is below the window until it rises.
  return document.elementFromPoint(point.x, point.y) && point;
}

const linkTo = (landmark: "header" | "footer", { path }: { path: string }) => `${landmark} a[href="${path}"]`;

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
      await engine.open(server.url);
      await engine.evaluate(() => localStorage.setItem("hasOnboarded", "true"));
    });
    after(() => engine?.close());

    const find = (selector: string, text = "") => engine.evaluate(findVisible, selector, text);
    const see = (selector: string, text = "") =>
      until(`${selector} "${text}"`, async () => {
        // An element that scrolls into the window may begin to move.
        await find(selector, text);
        return (await engine.evaluate(isStill)) ? find(selector, text) : null;
      });
    const seeNo = (selector: string, text = "") =>
      until(`no ${selector} "${text}"`, async () => (await find(selector, text)) === null);
    const seeFocus = (selector: string, text = "") =>
      until(`the focus is on ${selector} "${text}"`, () =>
        // Not by `:focus`, which WebKit does not match after its window was resized.
        engine.evaluate(
          (wanted, words) =>
            document.activeElement?.matches(wanted) && document.activeElement.textContent?.includes(words),
          selector,
          text,
        ),
      );
    const scrolled = () => engine.evaluate(() => scrollY);
    const errors = () => engine.evaluate(() => (globalThis as unknown as { errors: string[] }).errors);

    async function click(selector: string, text = ""): Promise<void> {
      await engine.moveTo(await see(selector, text));
      await engine.drag();
    }
    async function type(text: string): Promise<void> {
      for (const character of text) await engine.pressKey(character);
    }
    async function open(path: string): Promise<void> {
      // WebKit's driver also answers when a navigation before this one, such as Back, ends. Then the page before still shows.
      await engine.evaluate(() => document.documentElement.removeAttribute("data-scripts"));
      await engine.open(server.url + path);
      await until(`${path} answers`, () => engine.evaluate(isHydrated));
    }
    async function seePage(path: string): Promise<void> {
      await until(path, () => engine.evaluate((wanted) => location.pathname === wanted, path));
      await seeFocus("h1");
    }

    test("a first visit gets through onboarding and a form, in a changed document", async () => {
      const { path, form, sent } = contact;
      await engine.evaluate(() => localStorage.clear());
      await open(`${path}?changed`);
      assert.match(`${await errors()}`, /React error #418/, "the document does not fit");
      const isWhole = () => {
        const waves = document.querySelector("#onboarding [preserveAspectRatio]")?.parentElement;
        return waves && waves.clientWidth >= Number(waves.parentElement?.clientWidth);
      };
      assert.ok(await engine.evaluate(isWhole), "the waves are as wide as their panel");
      for (const step of onboarding.steps) {
        await seeFocus("h2", step.question);
        if (step.type === "text") {
          await click("#onboarding input");
          await type("Noor");
        } else {
          await click("#onboarding label:last-child");
          await see("label:has(:checked)");
        }
        await click("button", onboarding.next);
      }
      await seeFocus("h2", onboarding.done.title);
      await click("button", onboarding.done.enter);
      await seePage(path);

      await click("main button", form.submit);
      for (const field of requiredFields(form)) {
        await see("form *", field.missing);
        await click("form label", field.label);
        await type("invalid" in field ? "noor@studio.example" : "Noor");
      }
      await click("main button", form.submit);
      await seeFocus("h2", sent.title);
      await click(linkTo("footer", about));
      await seePage(about.path);
    });

    test("Back returns to the section where the visitor was", {
      skip: !sectionLink && noSectionLink,
    }, async () => {
      const { path = "", label = "", href = "" } = sectionLink ?? {};
      const [target = "", id] = href.split("#");
      await open(path);
      await click("main a", label);
      await seeFocus(`[id="${id}"]`);
      await see(linkTo("footer", contact));
      const left = await scrolled();
      assert.ok(left > 200, `${left}`);
      await click(linkTo("footer", contact));
      await seePage(contact.path);
      assert.equal(await scrolled(), 0);
      await engine.evaluate(() => history.back());
      await until("the page before shows", () =>
        engine.evaluate((wanted) => location.pathname === wanted, target),
      );
      await until("the page is where it was", async () => (await scrolled()) === left);
    });

    test("the menus open by a mouse, a swipe closes a notice, and Escape the mobile menu", async () => {
      await open(pricing.path);
      await engine.moveTo(await see(linkTo("header", solutions)));
      await engine.moveTo(await see(linkTo("header", health)));
      await engine.moveTo({ x: 640, y: 780 });
      await seeNo(linkTo("header", health));

      if (footerNotice) {
        const title = ["#notices p", notices.notImplemented.title] as const;
        await click("footer button", footerNotice);
        const { x, y } = await see(...title);
        await engine.moveTo({ x, y });
        await engine.drag({ x: x + 20, y }, { x: x + 40, y }, { x: x + 60, y });
        await seeNo(...title);
      }

      await engine.resize(engine.narrowest, 800);
      await click("summary", navigation.labels.menu);
      await see(linkTo("header", contact));
      await engine.pressKey("Escape");
      await seeNo(linkTo("header", contact));
      await click("summary", navigation.labels.menu);
      await click(linkTo("header", contact));
      await seePage(contact.path);
    });

    test("every page fits the narrowest window, and writes nothing to the console", async () => {
      await engine.resize(engine.narrowest, 800);
      for (const { path } of pages.filter((each) => !isTwinPage(each))) {
        await open(path);
        const fits = () => document.documentElement.scrollWidth === document.documentElement.clientWidth;
        assert.ok(await engine.evaluate(fits), path);
        assert.deepEqual(await errors(), [], path);
      }
    });
  });
