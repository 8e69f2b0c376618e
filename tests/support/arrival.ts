import type { Page } from "@playwright/test";

/** A layout shift that nobody caused (Layout Instability API): by how much, and what moved. */
export interface Shift {
  value: number;
  moved: string[];
}

/** The largest thing that was painted (Largest Contentful Paint). */
export interface LargestPaint {
  /** The element as it begins: `<h1 id="hero" class="text-display">`. */
  element: string;
  /** Its address, empty for text. */
  address: string;
  prioritised: boolean;
}

interface Arrival {
  shifts: Shift[];
  largest: LargestPaint | undefined;
}

/** Has every page from now on note what moves and what its largest paint is. */
export async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const arrival: Arrival = { shifts: [], largest: undefined };
    Object.assign(globalThis, { arrival });
    const describe = (node: Node | null) =>
      node instanceof Element ? (node.outerHTML.match(/^<[^>]*>/)?.[0] ?? "") : (node?.nodeName ?? "");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (!entry.hadRecentInput)
          arrival.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => describe(node)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const { element, url } of list.getEntries() as LargestContentfulPaint[]) {
        arrival.largest = {
          element: describe(element),
          address: url,
          prioritised: element instanceof HTMLImageElement && element.fetchPriority === "high",
        };
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** What has been noted so far. */
export function arrivalOf(page: Page): Promise<Arrival> {
  return page.evaluate(() => (globalThis as unknown as { arrival: Arrival }).arrival);
}

/** Scrolls to the end as a reader does, half a window at a time, each painted before the next. */
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
