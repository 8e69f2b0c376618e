import { photoOrigin } from "../../lib/photos.ts";

/** The photo host, whose answers are replaced: not every machine can reach it. */
export const photoHost = new URL(photoOrigin).hostname;

/** A picture of the size that a photo's URL requests. */
export function pictureFor(url: URL): { contentType: string; body: string } {
  const width = Number(url.searchParams.get("w")) || 800;
  const height = Number(url.searchParams.get("h")) || Math.round(width * 0.75);
  const size = `width="${width}" height="${height}"`;
  return {
    contentType: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#7a8b86"/></svg>`,
  };
}
