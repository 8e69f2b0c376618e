import { chromium, type Page } from "@playwright/test";
import { photoOrigin } from "../../lib/photos.ts";
import { rememberVisit } from "../scenarios/open.ts";
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
  const server = await startServer();
  const browser = await chromium.launch(launchOptions(await ensureBrowser()));
  const photos = await fetch(photoOrigin, { method: "HEAD", signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  const visit: Site["visit"] = async (isFirstVisit, look) => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
    if (!isFirstVisit) await rememberVisit(context);
    if (!photos) await context.route(`${photoOrigin}/**`, (route) => route.abort());
    return look(await context.newPage()).finally(() => context.close());
  };
  const name = `Chromium ${browser.version()}, ${photos ? "with" : "without"} photos`;
  return job({ browser: name, visit }).finally(() => Promise.all([browser.close(), server.stop()]));
}
