import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import pricing from "../../content/pages/pricing.ts";
import { viewports } from "../scenarios/list.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { changes } from "../support/changes.ts";
import { expect, test } from "../support/test.ts";

/*
 * Extensions and networks change a page between its parsing and its hydration. React then renders the document again, and the
 * visitor gets the whole page, after onboarding.
 */

// React reports a document that does not fit. Nothing moves on a small screen, which takes half of the time.
test.use({
  expectedErrors: /Minified React error #418/,
  contextOptions: { reducedMotion: "reduce" },
  viewport: viewports.phone,
});

for (const [path, firstVisit] of [
  [contact.path, true],
  [pricing.path, false],
] as const)
  test.describe(`on a ${firstVisit ? "first" : "later"} visit`, () => {
    test.use({ firstVisit });

    test(`${path} is whole and alive after each change`, { tag: "@thorough" }, async ({ page }) => {
      for (const [name, change] of Object.entries(changes)) {
        const script = await page.addInitScript(`addEventListener("DOMContentLoaded", ${change})`);
        await page.goto(path);
        await waitForHydration(page);
        const life = await page.evaluate(tryOut, demo.path);
        expect
          .soft(life, name)
          .toEqual({ ...alive, onboarding: firstVisit ? 4 : 0, form: path === contact.path });
        // The next page is a first visit again.
        if (firstVisit) await page.evaluate(() => localStorage.clear());
        await script.dispose();
      }
    });
  });

const alive = { covered: true, page: true, focused: true, menu: true, notice: true, link: true };

/** Goes through onboarding, and uses the menu, the form, a notice and a link. Runs in the page. */
async function tryOut(path: string) {
  const html = document.documentElement;
  const until = async (condition: () => unknown) => {
    for (let frame = 0; frame < 300 && !condition(); frame++) await new Promise(requestAnimationFrame);
    return Boolean(condition());
  };
  const click = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())?.click();
  const top = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const heading = () => document.querySelector("#onboarding:not([hidden]) h2")?.textContent;

  let onboarding = 0;
  const isGated = html.dataset.onboarding !== undefined;
  const isInert = document.querySelector("#main")?.closest("[inert]") != null;
  const covered = isGated ? isInert && top()?.closest("#onboarding") != null : !isInert;
  for (let before = heading(); html.dataset.onboarding !== undefined && onboarding < 9; before = heading()) {
    click("#onboarding [type=submit]");
    onboarding++;
    if (!(await until(() => heading() !== before))) break;
  }
  const focused = !isGated || (await until(() => document.activeElement?.matches("main h1")));
  const page = ["header a", "main h1", "footer a"].every((part) =>
    document.querySelector(part)?.checkVisibility(),
  );

  click("header summary");
  const opened = await until(() => document.querySelector("header details[open]"));
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  const menu = opened && (await until(() => !document.querySelector("header details[open]")));
  click("main form [type=submit]");
  const form = document.querySelector("main form [aria-invalid]") !== null;
  click("footer [data-notice]");
  const notice = await until(() => document.querySelector("[data-slot=notice]"));
  const isHere = Object.assign(html, { isHere: true });
  click(`footer a[href="${path}"]`);
  const link = (await until(() => location.pathname === path)) && "isHere" in isHere;
  return { onboarding, covered, focused, page, menu, form, notice, link };
}
