import lighthouse, { type Result } from "lighthouse";
import type { Browser } from "puppeteer-core";
import { onboardedKey } from "../../lib/onboarding.ts";
import { Problem } from "../tools/problem.ts";
import { answerForPhotos } from "./photos.ts";
import { blankPath } from "./server.ts";

/** Whether the visitor has been here before: the wizard stands in the page's place only at the first visit. */
export type Visit = "first" | "returning";

/** What one load of a page measured. Scores out of 100, times in milliseconds. */
export interface Measurement {
  scores: Readonly<Record<string, number>>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** All that was transferred, in bytes. */
  bytes: number;
}

/** Measures one load of a page as Lighthouse does for mobile, in a browser profile of its own. */
export async function measurePage(browser: Browser, address: string, visit: Visit): Promise<Measurement> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await answerForPhotos(await page.createCDPSession());
    if (visit === "returning") {
      await page.goto(new URL(blankPath, address).href);
      await page.evaluate((key) => localStorage.setItem(key, "true"), onboardedKey);
    }
    // The profile is new: what Lighthouse would clear is the visit that was just remembered.
    const run = await lighthouse(address, { logLevel: "error", disableStorageReset: true }, undefined, page);
    if (!run) throw new Error(`Lighthouse measured nothing at ${address}.`);
    return readResult(run.lhr, address);
  } finally {
    await context.close();
  }
}

function readResult(result: Result, address: string): Measurement {
  if (result.runtimeError)
    throw new Problem(`Lighthouse could not measure ${address}: ${result.runtimeError.message}`);
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.entries(result.categories).map(([id, { score }]) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    scores: Object.fromEntries(scores),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
  };
}
