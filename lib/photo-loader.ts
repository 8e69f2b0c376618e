import type { ImageLoaderProps } from "next/image";
import { sizedPhoto } from "./photos.ts";

/** The loader that next.config.ts names: next/image asks it for each width of a srcset. */
export default function photoLoader({ src, width }: ImageLoaderProps): string {
  return sizedPhoto(src, width);
}
