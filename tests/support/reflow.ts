import type { Page } from "@playwright/test";
import { type Scenario, viewports } from "../scenarios/list.ts";
import { brokenWords, firstScreenIssues, layoutIssues } from "./layout.ts";

interface Condition {
  width: number;
  height?: number;
  styles?: string;
  /** The text size that the browser is set to, in pixels. */
  fontSize?: number;
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

type Conditions = Readonly<Record<string, Condition>>;

/** The narrowest window (WCAG 1.4.10). */
export const narrow: Conditions = { "at 400 % zoom of 1280 by 1024": { width: 320, height: 256 } };

/** Visitors' settings of text (WCAG 1.4.4, 1.4.12). */
export const largerText: Conditions = {
  "at 320 px with wider text spacing": { width: 320, styles: spacing },
  "at 390 px with text of twice the size": { width: 390, fontSize: 32 },
  "at 1280 px with text of twice the size": { width: 1280, fontSize: 32 },
};

/** Returns the layout's issues under each condition in which a scenario exists. With reduced motion, nothing has to come to rest. */
export async function reflowIssues(
  page: Page,
  scenario: Scenario,
  conditions: Conditions,
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) => session.send("Page.setFontSizes", { fontSizes: { standard } });
  const issues: string[] = [];
  for (const [name, { width, height = 800, styles = "", fontSize }] of Object.entries(conditions)) {
    if (!scenario.viewports.includes(width < 1200 ? "phone" : "desktop")) continue;
    // The size is last, so that the page is laid out once.
    await setStyles(page, styles);
    if (fontSize) await setFontSize(fontSize);
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(layoutIssues);
    // Letters set wide apart may break the longest words of headings.
    if (styles !== spacing) found.push(...(await page.evaluate(brokenWords)));
    // Text of twice the size may need more than a screen.
    if (styles === "" && !fontSize) found.push(...(await page.evaluate(firstScreenIssues)));
    if (fontSize) await setFontSize(16);
    issues.push(...found.map((issue) => `${name}: ${issue}`));
  }
  await session.detach();
  await setStyles(page, "");
  await page.setViewportSize(viewports[scenario.viewports[0]]);
  return issues;
}

/** Sets a stylesheet of the test: an adopted one, because the policy refuses style elements. */
export async function setStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}
