import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Expects that nothing has moved much since the page loaded. */
export async function expectNoShift(page: Page): Promise<void> {
  const { shifts } = await pageLoadOf(page);
  const moved = shifts.reduce((total, { value }) => total + value, 0);
  // A little moves when fonts replace their fallbacks.
  expect.soft(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
}

/** Expects that nothing has moved much, and that the page's text or its first photo was the largest paint. */
export async function expectStableLoad(page: Page): Promise<void> {
  await expectNoShift(page);
  // A page that begins with text may show any photo below it (tests/export/images.test.ts).
  const begins = (await page.locator('img[fetchpriority="high"]').count()) > 0;
  const photo = begins ? /^<img .*fetchpriority="high"/ : /^<img\b/;
  // A browser reports a paint after it, and may paint the header first.
  await expect(async () => {
    const { largest, isPhoto } = await pageLoadOf(page);
    expect(largest, "largest paint").toMatch(isPhoto ? photo : /^<(h1|p)\b/);
  }).toPass({ timeout: 20_000 });
}

/** Returns the layout shifts that no input caused, and the largest paint (LCP), since the page loaded. */
export const pageLoadOf = (page: Page) =>
  page.evaluate(() => {
    // The browser keeps the entries for an observer that asks later.
    const entriesOf = <Entry>(type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords() as Entry[];
    };
    const tagOf = (node: Node | null | undefined) =>
      (node?.cloneNode() as Element | undefined)?.outerHTML ?? "";
    const [largest] = entriesOf<LargestContentfulPaint>("largest-contentful-paint").reverse();
    return {
      shifts: entriesOf<{ value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }>(
        "layout-shift",
      )
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => tagOf(node)) })),
      largest: tagOf(largest?.element),
      isPhoto: largest?.url !== "",
      isOnboarding: largest?.element?.closest("#onboarding") != null,
    };
  });

/** Scrolls to the end as a reader does: a little, painted, at a time. By default, half a viewport. */
export async function scrollToEnd(page: Page, step?: number): Promise<void> {
  await page.evaluate(async (top) => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const atEnd = () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    while (!atEnd()) {
      scrollBy({ top: top ?? innerHeight / 2, behavior: "instant" });
      await painted();
    }
  }, step);
}
