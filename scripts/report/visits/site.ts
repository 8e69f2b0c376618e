import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { launchOptions } from "../../browser/launch.ts";
import { ensureBrowser } from "../../browser.ts";
import { loadContent } from "../../content/load.ts";
import { freePort } from "../../engine/ports.ts";
import { startEngine } from "../../engine/start.ts";
import { askForPhoto, collectPhotos } from "../../photos/check.ts";
import { rememberVisit } from "../../scenarios/open.ts";
import { photoHost, pictureFor } from "../../scenarios/photos.ts";

/** The exported site, served, and a browser to look at it. */
export interface Site {
  browser: Browser;
  /** Whether photos come from their host, or a local picture answers for it. */
  photos: "real" | "local";
  /** A visitor who has been here before, or comes for the first time. */
  newVisitor: (firstVisit: boolean) => Promise<BrowserContext>;
}

/** Serves out/, starts a browser, does a job, and ends both. */
export async function withSite<Result>(job: (site: Site) => Promise<Result>): Promise<Result> {
  // A signal ends this process, and both end with it: Playwright's own handlers would end the browser only.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...launchOptions(ensureBrowser()), ...signals });
  try {
    const engine = await startEngine(await freePort());
    try {
      const photos = await findPhotos();
      const newVisitor = (firstVisit: boolean) => visitor(browser, engine.address, photos, firstVisit);
      return await job({ browser, photos, newVisitor });
    } finally {
      await engine.stop();
    }
  } finally {
    await browser.close();
  }
}

/** Asks the photo host for one photo, and says what will be shown. */
async function findPhotos(): Promise<Site["photos"]> {
  const [photo] = collectPhotos(await loadContent(process.cwd()));
  const answer = photo && (await askForPhoto(`https://${photoHost}`, photo.id));
  if (answer?.kind === "image") {
    console.log(`Photos: from ${photoHost}.`);
    return "real";
  }
  console.log(
    `Photos: plain local pictures, for ${photoHost} does not answer (${answer?.what ?? "no photo"}).`,
  );
  return "local";
}

async function visitor(
  browser: Browser,
  baseURL: string,
  photos: Site["photos"],
  firstVisit: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  if (!firstVisit) await rememberVisit(context);
  await context.route(
    ({ origin }) => origin !== baseURL,
    async (route) => {
      const address = new URL(route.request().url());
      if (address.hostname !== photoHost) return route.abort();
      return photos === "real" ? route.continue() : route.fulfill(pictureFor(address));
    },
  );
  return context;
}
