import type { Page } from "@playwright/test";
import { type ViewportName, viewports } from "../scenarios/list.ts";
import { waitForAnimations } from "../scenarios/wait.ts";
import { layoutIssues } from "./layout.ts";

interface Condition {
  /** The window in which it applies. */
  viewport: ViewportName;
  size?: { width: number; height: number };
  styles?: string;
  /** The text size that the browser is set to, in pixels. */
  fontSize?: number;
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Visitors' settings of windows and text (WCAG 1.4.4, 1.4.10, 1.4.12). */
const conditions: Readonly<Record<string, Condition>> = {
  "at 400 % zoom of 1280 by 1024": { viewport: "phone", size: { width: 320, height: 256 } },
  "320 px wide with wider text spacing": {
    viewport: "phone",
    size: { width: 320, height: 640 },
    styles: spacing,
  },
  "on its side": { viewport: "phone", size: { width: 844, height: 390 } },
  "in a window of 768 px": { viewport: "phone", size: { width: 768, height: 1024 } },
  "with text of twice the size on a phone": { viewport: "phone", fontSize: 32 },
  "with text of twice the size on a desktop": { viewport: "desktop", fontSize: 32 },
  "with wider text spacing on a desktop": { viewport: "desktop", styles: spacing },
  "in a window of 1920 px": { viewport: "desktop", size: { width: 1920, height: 1080 } },
};

/** Returns the layout's issues under each condition of a window, and restores the window. */
export async function reflowIssues(page: Page, viewport: ViewportName): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const set = async ({ size = viewports[viewport], styles = "", fontSize = 16 }: Partial<Condition>) => {
    await page.setViewportSize(size);
    await setStyles(page, styles);
    await session.send("Page.setFontSizes", { fontSizes: { standard: fontSize } });
    await waitForAnimations(page);
  };
  const issues: string[] = [];
  for (const [name, condition] of Object.entries(conditions)) {
    if (condition.viewport !== viewport) continue;
    await set(condition);
    issues.push(...(await page.evaluate(layoutIssues)).map((issue) => `${name}: ${issue}`));
  }
  await set({});
  return issues;
}

/** Sets a style sheet of the test: an adopted one, because the policy refuses style elements. */
export async function setStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}
