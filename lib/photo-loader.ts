import type { ImageLoaderProps } from "next/image";

/**
 * Custom loader for next/image: takes a photo address as lib/photos.ts makes it and sets its width,
 * and its height in the same ratio.
 */
export default function photoLoader({ src, width }: ImageLoaderProps): string {
  const address = new URL(src);
  const ratio = Number(address.searchParams.get("h")) / Number(address.searchParams.get("w"));
  address.searchParams.set("w", String(width));
  address.searchParams.set("h", String(Math.round(width * ratio)));
  return address.href;
}
