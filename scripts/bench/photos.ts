import { randomBytes } from "node:crypto";
import { PNG } from "pngjs";
import type { CDPSession } from "puppeteer-core";
import { photoHost } from "../../lib/photos.ts";

/** Bytes a pixel of a photo in AVIF at the quality that the site asks for. */
const density = 0.12;

/** A picture of a photo's size and about its weight: one grey, and a block of bytes that nobody reads. */
export function photoStandIn(address: URL): Buffer {
  const width = Number(address.searchParams.get("w")) || 800;
  const height = Number(address.searchParams.get("h")) || Math.round(width * 0.75);
  const picture = new PNG({ width, height, colorType: 0, inputColorType: 0, inputHasAlpha: false });
  picture.data = Buffer.alloc(width * height, 0x80);
  const bytes = PNG.sync.write(picture, { colorType: 0, inputColorType: 0, inputHasAlpha: false });
  return Buffer.concat([
    bytes,
    randomBytes(Math.max(0, Math.round(width * height * density) - bytes.length)),
  ]);
}

/** Answers for the photo host, which cannot be reached from every machine and would measure the network. */
export async function answerForPhotos(session: CDPSession): Promise<void> {
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    session
      .send("Fetch.fulfillRequest", {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: "Content-Type", value: "image/png" }],
        body: photoStandIn(new URL(request.url)).toString("base64"),
      })
      // The page has been left meanwhile.
      .catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: `${photoHost}/*` }] });
}
