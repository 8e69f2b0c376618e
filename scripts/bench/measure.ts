import type { Browser } from "@playwright/test";
import { rememberVisit } from "../scenarios/open.ts";
import { Problem } from "../tools/problem.ts";

/** One load of a page. */
export interface Load {
  url: string;
  /** Whether the visitor has finished the onboarding before. */
  isReturning: boolean;
}

/** The figures of a load. Times are in milliseconds. */
export interface Measurement {
  first: number;
  largest: number;
  /** Whether the largest paint was a photo, not text. */
  isPhoto: boolean;
  /** When React had hydrated the page. */
  answers: number;
  /** The sum of each long task's time over 50 ms. */
  blocking: number;
  shift: number;
}

/** The parts of the browser's performance entries that are read. */
type Entry = Pick<PerformanceEntry, "entryType" | "name" | "startTime" | "duration"> & {
  url?: string;
  value?: number;
};

/**
 * Lighthouse's phone and line: round trips of 150 ms, 1.6 Mbit/s. The browser delays requests, not handshakes, so Lighthouse
 * delays each by 3.75 round trips and takes a tenth off the line.
 */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const line = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowdown = { rate: 4 };

/** A page that has not hydrated by then never does. */
const timeoutMs = 20_000;

/** Measures one load, with nothing cached. */
export async function measure({ url, isReturning }: Load, browser: Browser): Promise<Measurement> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  try {
    if (isReturning) await rememberVisit(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const entries: Entry[] = [];
      Object.assign(globalThis, { entries });
      const observer = new PerformanceObserver((list) => {
        entries.push(...list.getEntries().map((entry) => entry.toJSON()));
      });
      for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask", "mark"])
        observer.observe({ type, buffered: true });
      new MutationObserver(() => performance.mark("answers")).observe(document, {
        subtree: true,
        attributeFilter: ["data-hydrated"],
      });
    });
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.emulateNetworkConditions", line);
    await devTools.send("Emulation.setCPUThrottlingRate", slowdown);
    const response = await page.goto(url);
    if (!response?.ok()) throw new Problem(`There is no page ${new URL(url).pathname} to measure.`);
    await page
      .waitForFunction(() => performance.getEntriesByName("answers")[0], null, { timeout: timeoutMs })
      .catch(() => undefined);
    // What follows the scripts, such as a late photo, counts too.
    await page.waitForLoadState("networkidle");
    return read(await page.evaluate(() => (globalThis as unknown as { entries: Entry[] }).entries));
  } finally {
    await context.close();
  }
}

/** Returns the figures of a load's performance entries. A missing one, such as the mark in another site, is NaN. */
function read(entries: readonly Entry[]): Measurement {
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const timeOf = (name: string) => entries.find((entry) => entry.name === name)?.startTime ?? Number.NaN;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const largest = of("largest-contentful-paint").at(-1);
  return {
    first: timeOf("first-contentful-paint"),
    largest: largest?.startTime ?? Number.NaN,
    isPhoto: Boolean(largest?.url),
    answers: timeOf("answers"),
    blocking: sum(of("longtask").map(({ duration }) => duration - 50)),
    shift: sum(of("layout-shift").map(({ value = 0 }) => value)),
  };
}
