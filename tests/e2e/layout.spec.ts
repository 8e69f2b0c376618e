import type { Page } from "@playwright/test";
import { loadPages } from "../../lib/registry.ts";
import { allStates, unknownPath, type ViewportName, viewports } from "../../scripts/states/list.ts";
import { comeToRest, openState } from "../../scripts/states/open.ts";
import { layoutFaults, targetFaults } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

interface Condition {
  /** In which of the windows it is tried. */
  viewport: ViewportName;
  size?: { width: number; height: number };
  styles?: string;
}

/** What visitors do to the text (WCAG 1.4.10, 1.4.12). Larger text is large-text.spec.ts'. */
const conditions: Readonly<Record<string, Condition>> = {
  "320 px wide": { viewport: "phone", size: { width: 320, height: 640 } },
  "at 400 % zoom of 1280 by 1024": { viewport: "phone", size: { width: 320, height: 256 } },
  "with wider text spacing on a phone": { viewport: "phone", styles: spacing() },
  "with wider text spacing on a desktop": { viewport: "desktop", styles: spacing() },
  "in a window of 1920 px": { viewport: "desktop", size: { width: 1920, height: 1080 } },
};

function spacing(): string {
  return `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;
}

for (const state of allStates(await loadPages())) {
  test.describe(state.name, () => {
    test.use({
      firstVisit: state.firstVisit,
      expectedTroubles: state.path === unknownPath ? /404/ : undefined,
      // As on touch screens: pointers are coarse there, and nothing hovers.
      hasTouch: true,
    });
    for (const viewport of state.viewports) {
      test(`holds its words, and its targets are large enough, from a ${viewport} on`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await openState(page, state, viewport);
        expect.soft(await page.evaluate(targetFaults), "targets").toEqual([]);
        for (const [name, condition] of Object.entries(conditions)) {
          if (condition.viewport !== viewport) continue;
          await page.setViewportSize(condition.size ?? viewports[viewport]);
          await setStyles(page, condition.styles ?? "");
          await comeToRest(page);
          expect.soft(await page.evaluate(layoutFaults), name).toEqual([]);
        }
      });
    }
  });
}

/** By way of an adopted sheet: the pages' security policy would refuse a style element. */
async function setStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

test("words that are cut or stand over each other, and small targets, are noticed", async ({ page }) => {
  await page.goto("/pricing");
  await setStyles(
    page,
    `h1 { white-space: nowrap; font-size: 20rem !important }
     .lead { margin-top: -3em !important }
     .plan ul { height: 3rem; overflow: hidden }
     .footer-link { display: block; min-height: 0 !important; height: 0.7rem }
     .button { min-height: 2rem !important; padding: 0 !important }`,
  );
  const faults = [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(targetFaults))].join("\n");
  for (const words of ["cut at its side", "cut above or below", "overlap", "main action", "too near"])
    expect(faults).toContain(words);
});
