import { type Browser, chromium, type Page } from "@playwright/test";
import { rememberVisit } from "../scenarios/open.ts";
import { photoHost } from "../scenarios/photos.ts";
import { ensureBrowser, launchOptions } from "../tools/browser.ts";
import { startServer } from "../tools/server.ts";

/** The exported site, served, and a browser to look at it. */
export interface Site {
  /** "Chromium 156, without photos": pages show drawings when the photo host cannot be reached. */
  browser: string;
  /** Runs a job with a page of a first-time or returning visitor. */
  visit: <Result>(isFirstVisit: boolean, job: (page: Page) => Promise<Result>) => Promise<Result>;
}

/** Serves out/, starts a browser, runs a job, and stops both. */
export async function withSite<Result>(job: (site: Site) => Promise<Result>): Promise<Result> {
  // The server and the browser stop with this process.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  const browser = await chromium.launch(launchOptions(await ensureBrowser()));
  try {
    const server = await startServer();
    return await job(await openSite(browser, server.url)).finally(server.stop);
  } finally {
    await browser.close();
  }
}

async function openSite(browser: Browser, baseURL: string): Promise<Site> {
  const request = fetch(`https://${photoHost}`, { method: "HEAD", signal: AbortSignal.timeout(5_000) });
  const hasPhotos = (await request.catch(() => undefined)) !== undefined;
  const visit: Site["visit"] = async (isFirstVisit, job) => {
    const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
    if (!isFirstVisit) await rememberVisit(context);
    await context.route(
      ({ origin }) => origin !== baseURL,
      (route) => {
        const isPhoto = new URL(route.request().url()).hostname === photoHost;
        return isPhoto && hasPhotos ? route.continue() : route.abort();
      },
    );
    return job(await context.newPage()).finally(() => context.close());
  };
  return { browser: `Chromium ${browser.version()}, ${hasPhotos ? "with" : "without"} photos`, visit };
}
