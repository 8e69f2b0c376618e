import type { Page } from "@playwright/test";

/** A layout shift that no input caused (Layout Instability API). */
interface Shift {
  value: number;
  moved: string[];
}

/** The most that a page may shift in all when its fonts replace their substitutes. */
export const maxShift = 0.01;

/** The Largest Contentful Paint. */
interface LargestPaint {
  /** The element without its content: `<h1 id="hero" class="text-display"></h1>`. */
  element: string;
  /** Its URL, empty for text. */
  url: string;
  prioritized: boolean;
}

interface PageLoad {
  shifts: Shift[];
  largest: LargestPaint | undefined;
}

/** Returns the layout shifts and the largest paint since the page loaded, which the browser keeps. */
export function pageLoadOf(page: Page): Promise<PageLoad> {
  return page.evaluate(() => {
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
    const paint = entriesOf<LargestContentfulPaint>("largest-contentful-paint").at(-1);
    return {
      shifts: shifts
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => describe(node)) })),
      largest: paint && {
        element: describe(paint.element),
        url: paint.url,
        prioritized: paint.element instanceof HTMLImageElement && paint.element.fetchPriority === "high",
      },
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
