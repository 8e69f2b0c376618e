import type { ImageLoaderProps } from "next/image";
import { sizedPhoto } from "./photos";

/** The image loader that next.config.ts names. Returns the photo's URL at one width of its srcset. */
export default function photoLoader({ src, width }: ImageLoaderProps): string {
  return sizedPhoto(src, width);
}
