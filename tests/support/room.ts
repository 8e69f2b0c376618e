import type { Page } from "@playwright/test";
import { type ViewportName, viewports } from "../../scripts/scenarios/list.ts";
import { comeToRest } from "../../scripts/scenarios/open.ts";
import { layoutFaults } from "./layout.ts";

interface Condition {
  /** In which of the windows it is tried. */
  viewport: ViewportName;
  size?: { width: number; height: number };
  styles?: string;
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** What visitors do to windows and text (WCAG 1.4.10, 1.4.12). Larger text is large-text.spec.ts'. */
const conditions: Readonly<Record<string, Condition>> = {
  "320 px wide": { viewport: "phone", size: { width: 320, height: 640 } },
  "at 400 % zoom of 1280 by 1024": { viewport: "phone", size: { width: 320, height: 256 } },
  "with wider text spacing on a phone": { viewport: "phone", styles: spacing },
  "in a window of 768 px": { viewport: "phone", size: { width: 768, height: 1024 } },
  "with wider text spacing on a desktop": { viewport: "desktop", styles: spacing },
  "in a window of 1920 px": { viewport: "desktop", size: { width: 1920, height: 1080 } },
};

/** What has no room for its words under any of the conditions; the window is afterwards as it was. */
export async function roomFaults(page: Page, viewport: ViewportName): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, condition] of Object.entries(conditions)) {
    if (condition.viewport !== viewport) continue;
    await page.setViewportSize(condition.size ?? viewports[viewport]);
    await setStyles(page, condition.styles ?? "");
    await comeToRest(page);
    faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${name}: ${fault}`));
  }
  await page.setViewportSize(viewports[viewport]);
  await setStyles(page, "");
  return faults;
}

/** By way of an adopted sheet: the pages' security policy would refuse a style element. */
export async function setStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}
