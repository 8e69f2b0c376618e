import type { ImageLoaderProps } from "next/image";

/** The origin of the stock photos, the only other one that pages send requests to. */
export const photoOrigin = "https://images.unsplash.com";

/**
 * Returns a photo's source for next/image: its URL with the crop, and the ratio (height by width) in place of a size, which
 * the loader replaces.
 */
export function photoSource(photo: { id: string; faces?: boolean }, ratio: number): string {
  const query = new URLSearchParams({ q: "75", auto: "format", fit: "crop" });
  if (photo.faces) query.set("crop", "faces");
  query.set("ratio", String(ratio));
  return `${photoOrigin}/${photo.id}?${query}`;
}

/**
 * The image loader that next.config.ts names. Returns the photo's URL at one width of its srcset, cropped to its ratio. A file
 * of public/ has one size, so next/image suggests its `unoptimized` for it.
 */
export default function photoLoader({ src, width }: ImageLoaderProps): string {
  if (src.startsWith("/")) return src;
  const url = new URL(src);
  const ratio = Number(url.searchParams.get("ratio"));
  url.searchParams.delete("ratio");
  url.searchParams.set("w", String(width));
  url.searchParams.set("h", String(Math.round(width * ratio)));
  return url.href;
}
