import type { Page } from "@playwright/test";

/** Returns the layout shifts that no input caused, and the largest paint (LCP), since the page loaded. */
export function pageLoadOf(page: Page) {
  return page.evaluate(() => {
    // The browser keeps them.
    const entriesOf = <Entry>(type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords() as Entry[];
    };
    const describe = (node: Node | null) =>
      node instanceof Element ? (node.cloneNode() as Element).outerHTML : (node?.nodeName ?? "");
    const shifts = entriesOf<{ value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }>(
      "layout-shift",
    );
    const largest = entriesOf<LargestContentfulPaint>("largest-contentful-paint").at(-1);
    return {
      shifts: shifts
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => describe(node)) })),
      largest: describe(largest?.element ?? null),
      isPhoto: largest?.url !== "",
    };
  });
}

/** Scrolls to the end as a reader does: a little, painted, at a time. By default, half a window. */
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
