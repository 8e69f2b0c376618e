import { createHash } from "node:crypto";
import type { Browser } from "@playwright/test";
import { photoOrigin } from "../../lib/images/photos.ts";
import { frameOrigins, receiverOrigins, scriptOrigins } from "../../scripts/post-build/policy.ts";

const hostOf = (origin: string) => new URL(origin).hostname;

/** The photo host, whose answers are replaced: not every machine can reach it. */
export const photoHost = hostOf(photoOrigin);

/** The URLs of all photos: those of that host, and the site's own. */
export const photoUrls = new RegExp(`//${photoHost}/|/photos/`);

/** All hosts whose answers are replaced, so that no test sends anything. A request to any other fails its test. */
export const otherHosts = [photoHost, ...[...scriptOrigins, ...frameOrigins, ...receiverOrigins].map(hostOf)];

/**
 * Returns a stand-in (SVG) of the size that a URL requests, in a color that only its photo and crop have, with a circle that shows
 * its shape. Heavy enough to be the largest paint: Chromium ignores any under 0.05 bits per pixel.
 */
export function standInPhoto(url: URL): string {
  const width = Number(url.searchParams.get("w")) || 800;
  const height = Number(url.searchParams.get("h")) || Math.round(width * 0.75);
  const color = createHash("sha1")
    .update(`${url.pathname} ${url.searchParams.get("crop")}`)
    .digest("hex")
    .slice(0, 6);
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#${color}"/>
      <circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="none" stroke="#8f9f9a" stroke-width="${width / 16}"/>
      </svg><!--${"x".repeat((width * height) / 20)}-->`;
}

/**
 * Answers for the other hosts in all pages of a browser: a photo for an image, an empty script for anything else. Over the browser's
 * own protocol, because a route pauses each local request too and turns the cache off: a load would take half as long again.
 */
export async function answerForOtherHosts(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  session.on("Fetch.requestPaused", ({ requestId, request, resourceType }) => {
    const isImage = resourceType === "Image";
    const headers = {
      "content-type": isImage ? "image/svg+xml" : "text/javascript",
      "access-control-allow-origin": "*",
    };
    const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
    const body = Buffer.from(isImage ? standInPhoto(new URL(request.url)) : "").toString("base64");
    const answer = { requestId, responseCode: 200, responseHeaders, body };
    session.send("Fetch.fulfillRequest", answer).catch(({ message }: Error) => {
      // A request that has ended with its page needs none.
      if (!/Invalid InterceptionId|closed/.test(message)) throw new Error(message);
    });
  });
  await session.send("Fetch.enable", {
    patterns: otherHosts.map((host) => ({ urlPattern: `https://${host}/*` })),
  });
}
