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

/** Makes every page from now on record its layout shifts and its largest paint. */
export async function watchPageLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pageLoad: PageLoad = { shifts: [], largest: undefined };
    Object.assign(globalThis, { pageLoad });
    const describe = (node: Node | null) =>
      node instanceof Element ? (node.cloneNode() as Element).outerHTML : (node?.nodeName ?? "");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (!entry.hadRecentInput)
          pageLoad.shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => describe(node)),
          });
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const { element, url } of list.getEntries() as LargestContentfulPaint[]) {
        pageLoad.largest = {
          element: describe(element),
          url,
          prioritized: element instanceof HTMLImageElement && element.fetchPriority === "high",
        };
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Returns the record so far. */
export function pageLoadOf(page: Page): Promise<PageLoad> {
  return page.evaluate(() => (globalThis as unknown as { pageLoad: PageLoad }).pageLoad);
}

/** Scrolls to the end as a reader does: by half a window, painted, at a time. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const atEnd = () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    while (!atEnd()) {
      scrollBy({ top: innerHeight / 2, behavior: "instant" });
      await painted();
    }
  });
}
