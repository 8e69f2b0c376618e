import type { Page } from "@playwright/test";
import { firstScreenIssues, layoutIssues } from "./layout.ts";
import { type Scenario, viewports } from "./scenarios.ts";

interface Condition {
  width: number;
  height?: number;
  styles?: string;
  /** The text size that the browser is set to, in pixels. */
  fontSize?: number;
}

type Conditions = Readonly<Record<string, Condition>>;

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** The narrowest window (WCAG 1.4.10). */
export const narrow: Conditions = { "at 400 % zoom of 1280 by 1024": { width: 320, height: 256 } };

/** Visitors' settings of text (WCAG 1.4.4, 1.4.12), and a short window. */
export const otherConditions: Conditions = {
  "at 390 px with text of twice the size": { width: 390, fontSize: 32 },
  "in a short window": { width: 1024, height: 440 },
  // Just wide enough for the header's entries.
  "at 1000 px with wider text spacing": { width: 1000, styles: spacing },
};

/** Returns the layout's issues under each condition in which a scenario exists. With reduced motion, nothing has to come to rest. */
export async function reflowIssues(page: Page, scenario: Scenario, conditions: Conditions) {
  const session = await page.context().newCDPSession(page);
  const issues: string[] = [];
  for (const [name, { width, height = 800, styles = "", fontSize = 16 }] of Object.entries(conditions)) {
    if (!scenario.viewports.includes(width < 1000 ? "phone" : "desktop")) continue;
    // The size is last, so that the page is laid out once.
    await setStyles(page, styles);
    await session.send("Page.setFontSizes", { fontSizes: { standard: fontSize } });
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(layoutIssues);
    // Larger text may need more than a screen.
    if (styles === "" && fontSize === 16) found.push(...(await page.evaluate(firstScreenIssues)));
    issues.push(...found.map((issue) => `${name}: ${issue}`));
  }
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
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
