import type { Page } from "@playwright/test";
import { waitForHydration } from "../scenarios/wait.ts";
import { expect } from "./test.ts";

/** Expects that nothing has moved much since the page loaded. */
export async function expectNoShift(page: Page): Promise<void> {
  const { shifts } = await pageLoadOf(page);
  const moved = shifts.reduce((total, { value }) => total + value, 0);
  // When fonts replace their fallbacks.
  expect.soft(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
}

/** Expects the same, and that its text or its first photo was the largest paint. */
export async function expectStableLoad(page: Page): Promise<void> {
  await expectNoShift(page);
  const { largest, isPhoto } = await pageLoadOf(page);
  // A page that begins with text may show any photo below it (tests/export/images.test.ts).
  const begins = (await page.locator('img[fetchpriority="high"]').count()) > 0;
  const photo = begins ? /^<img .*fetchpriority="high"/ : /^<img\b/;
  expect.soft(largest, "largest paint").toMatch(isPhoto ? photo : /^<(h1|p)\b/);
}

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
      isOnboarding: largest?.element?.closest("#onboarding") != null,
    };
  });
}

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

/**
 * Delays a page's scripts and its whole stylesheet, as a slow network does. Returns the function that lets them
 * continue. The date stands still, because a click is forgotten after two seconds, and a busy machine may need more.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  await page.clock.setFixedTime(Date.now());
  return holdFiles(page);
}

/** Does the same without a clock, which hides the page's measurements from it, or for other files. */
export async function holdFiles(
  page: Page,
  url: string | RegExp = "**/_next/static/chunks/**",
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Returns a list that records the requests from now on: method, URL and data. */
export function recordRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  return requests;
}

/** Waits until a page answers, and half a second has passed since its last response. */
export async function waitForNetwork(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType("resource").map((entry) => {
      const { responseEnd } = entry as PerformanceResourceTiming;
      return responseEnd;
    });
    return performance.now() - Math.max(0, ...ends) > 500;
  });
}
