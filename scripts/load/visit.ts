import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { photoHost } from "../../lib/photos.ts";
import type { Browser } from "../browser/find.ts";
import { launchOptions } from "../browser/launch.ts";
import { rememberVisit } from "../scenarios/open.ts";
import { quiet } from "../scenarios/ready.ts";

/** What one visit asks for. */
export interface Visit {
  /** Requests that reach the CDN. */
  requests: number;
  /** Those of them that it answers with "not modified". */
  unchanged: number;
  /** What it sends, with headers, in bytes. */
  bytes: number;
  /** Requests that the browser answers from its own cache. */
  cached: number;
  /** Photos that the photo host sends, and not the CDN. */
  photos: number;
}

/** A visit's way: the page that it lands on and the links that it follows. */
const journey = ["/", "/solutions", "/pricing"] as const;

/** The words for it, for the reader of the figures. */
export const journeyWords = journey.join(", ");

/** Measures, in a browser, the first visit of somebody and the same visit a day later. */
export async function measureVisits(
  address: string,
  found: Browser,
): Promise<{ first: Visit; return: Visit }> {
  const browser = await chromium.launch(launchOptions(found));
  try {
    const context = await browser.newContext();
    await rememberVisit(context);
    const first = await measureVisit(context, address);
    return { first, return: await measureVisit(context, address) };
  } finally {
    await browser.close();
  }
}

/*
 * Through the browser's own protocol: Playwright's routes would turn its cache off. The photo host is not asked: what it
 * sends is not the CDN's.
 */
async function measureVisit(context: BrowserContext, address: string): Promise<Visit> {
  const visit: Visit = { requests: 0, unchanged: 0, bytes: 0, cached: 0, photos: 0 };
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const own = new Map<string, { fromCache: boolean; status: number }>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith(photoHost)) visit.photos++;
    if (request.url.startsWith(address)) own.set(requestId, { fromCache: false, status: 0 });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    const asked = own.get(requestId);
    if (asked) asked.fromCache = true;
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const asked = own.get(requestId);
    if (!asked) return;
    asked.fromCache ||= response.fromDiskCache === true || response.fromPrefetchCache === true;
  });
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    const asked = own.get(requestId);
    if (asked) asked.status = statusCode;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) visit.bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: [`${photoHost}/*`] });
  await walk(page, address);
  for (const { fromCache, status } of own.values()) {
    if (fromCache && status !== 304) visit.cached++;
    else visit.requests++;
    if (status === 304) visit.unchanged++;
  }
  await page.close();
  return visit;
}

async function walk(page: Page, address: string): Promise<void> {
  const [landing, ...links] = journey;
  await page.goto(address + landing);
  await readPage(page);
  for (const path of links) {
    await page.locator(`header a[href="${path}"]`).first().click();
    await page.waitForURL(address + path);
    await readPage(page);
  }
}

/** To its end, so that all is asked for that a reader of the whole page gets. */
async function readPage(page: Page): Promise<void> {
  await quiet(page);
  await page.keyboard.press("End");
  await quiet(page);
}
