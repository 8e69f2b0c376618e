import type { Page } from "@playwright/test";
import { ready } from "../../scripts/scenarios/ready.ts";
import { loadSamplePages } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadSamplePages();

/* That each page has its words in its HTML is held by tests/export; here, that scripts and styles leave them alone. */

/** All words that a visitor can see, in order. What a form says only to visitors without scripts is taken out. */
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
      // What the browser says of each script that it does not run.
      expect(browserErrors.filter((error) => !error.startsWith("csp: "))).toEqual([]);
      browserErrors.length = 0;

      await session.send("Emulation.setScriptExecutionDisabled", { value: false });
      await page.reload();
      await ready(page);
      expect(await visibleWords(page)).toBe(words);
      // The site follows a change of the setting. What is loaded under it is compared in scenarios.spec.ts.
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await visibleWords(page)).toBe(words);
    });
  }
});
