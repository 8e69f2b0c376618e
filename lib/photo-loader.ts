import type { ImageLoaderProps } from "next/image";
import { sizedPhoto } from "./photos";

/**
 * The image loader that next.config.ts names. Returns the photo's URL at one width of its srcset. A file of public/ has one
 * size, so next/image suggests its `unoptimized` for it.
 */
export default function photoLoader({ src, width }: ImageLoaderProps): string {
  return src.startsWith("/") ? src : sizedPhoto(src, width);
}
