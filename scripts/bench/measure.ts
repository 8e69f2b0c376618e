import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { onboardedKey } from "../../lib/onboarding.ts";
import { photoHost } from "../../lib/photos.ts";
import { Problem } from "../tools/problem.ts";
import { withTemporaryFolder } from "../tools/temporary-folder.ts";

/** How Lighthouse slows a load down: really, while it happens, or by calculation from a load at full speed. */
export const methods = { applied: "devtools", simulated: "simulate" } as const;
export type Method = keyof typeof methods;

/** A page that no site has: its answer has the site's origin, in which a visit is remembered before the first load. */
const missingPath = "/.well-known/missing";

/** One load of a page. */
export interface Load {
  url: string;
  method: Method;
  /** Whether the visitor has finished the onboarding before. */
  isReturning: boolean;
}

/** What is read from Lighthouse's result besides the performance score: times in milliseconds, and the layout shift. */
const figures = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;
export type Measurement = Record<"score" | keyof typeof figures, number>;

/** Measures one load as Lighthouse does for phones, in a browser of its own with an empty profile. */
export function measure(
  { url, method, isReturning }: Load,
  browser: string,
  photosPort: number,
): Promise<Measurement> {
  return withTemporaryFolder("bench", async (profile) => {
    // Imported here: it takes a second, which `--help` need not wait for.
    const { default: lighthouse } = await import("lighthouse");
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: browser,
      // Lighthouse sets the screen itself.
      viewport: null,
      args: [
        "--remote-debugging-port=0",
        "--ignore-certificate-errors",
        "--disable-gpu",
        `--host-resolver-rules=MAP ${new URL(photoHost).host}:443 127.0.0.1:${photosPort}`,
      ],
    });
    try {
      const [page = await context.newPage()] = context.pages();
      await page.goto(new URL(missingPath, url).href);
      if (isReturning) await page.evaluate((key) => localStorage.setItem(key, "true"), onboardedKey);
      const port = Number(readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n")[0]);
      const result = await lighthouse(url, {
        port,
        logLevel: "error",
        onlyCategories: ["performance"],
        throttlingMethod: methods[method],
        disableFullPageScreenshot: true,
        // The profile is new: Lighthouse would only clear the visit that was just remembered.
        disableStorageReset: true,
      });
      if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
      const { runtimeError, audits, categories } = result.lhr;
      if (runtimeError) throw new Problem(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
      const values = Object.entries(figures).map(([name, id]) => [name, audits[id]?.numericValue]);
      return {
        ...Object.fromEntries(values),
        score: Math.round(100 * (categories.performance?.score ?? Number.NaN)),
      };
    } finally {
      await context.close();
    }
  });
}
