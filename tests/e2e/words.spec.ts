import type { Page } from "@playwright/test";
import contact from "../../content/pages/contact.ts";
import dashboard from "../../content/pages/dashboard.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { loadSamplePages } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadSamplePages(["/", contact.path, dashboard.path]);

/* tests/export proves that each page's HTML has its words. Here, scripts and styles must leave them as they are. */

/** Returns the page's visible words in order, without what a form says to visitors without scripts. */
async function visibleWords(page: Page): Promise<string> {
  return page.locator(".app").evaluate((app) => {
    for (const note of app.querySelectorAll<HTMLElement>("noscript")) note.hidden = true;
    return (app as HTMLElement).innerText.replace(/\s+/g, " ");
  });
}

test.describe("the words of a page are the same with scripts, without, and where motion is reduced", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const { path } of pages) {
    test(path, async ({ page, browserErrors }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setScriptExecutionDisabled", { value: true });
      await page.goto(path);
      const words = await visibleWords(page);
      expect(words.length).toBeGreaterThan(200);
      // The browser reports each script that it does not run.
      expect(browserErrors.filter((error) => !error.startsWith("csp: "))).toEqual([]);
      browserErrors.length = 0;

      await session.send("Emulation.setScriptExecutionDisabled", { value: false });
      await page.reload();
      await ready(page);
      expect(await visibleWords(page)).toBe(words);
      // The site follows a change of the setting. scenarios.spec.ts compares what is loaded with it.
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await visibleWords(page)).toBe(words);
    });
  }
});
