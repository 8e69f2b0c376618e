import { clsx } from "clsx";
import { getImageProps } from "next/image";
import type { Photo as PhotoContent } from "@/content/schema";
import { photoSource } from "@/lib/images/photos";

interface Props {
  photo: PhotoContent;
  /** In pixels, of the largest size shown at double density: they set the ratio and the largest file. */
  width: number;
  height: number;
  /** The widths in the layout, each as in <img sizes>. The last one is for phones. */
  sizes: readonly string[];
  /** For the first screen: loads at once, with high priority, and is preloaded (scripts/post-build/preload.ts). */
  priority?: boolean;
  /** "eager" for a photo that only large viewports show first: it loads at once, without a high priority. */
  loading?: "lazy" | "eager";
  className?: string;
}

/**
 * Phones with three device pixels per CSS pixel load photos for two: the third would more than double the bytes without a
 * visible difference.
 */
const densePhone = "(max-width: 40rem) and (min-resolution: 3x)";

/**
 * A stock photo with a full srcset and no client code. While it loads, or if it fails, the element behind it shows
 * (components/head-scripts/watch-photos.ts).
 */
export function Photo({ photo, width, height, sizes, priority = false, loading = "lazy", className }: Props) {
  const { props } = getImageProps({
    src: photoSource(photo, height / width),
    alt: photo.alt,
    width,
    height,
    sizes: [`${densePhone} calc(${sizes.at(-1)} / 1.5)`, ...sizes].join(", "),
    ...(priority ? { loading: "eager" as const, fetchPriority: "high" as const } : { loading }),
  });
  // A style attribute would need its own hash in the security policy.
  const { style: _, ...attributes } = props;
  return (
    // Inside <picture>, React adds no preload hint. With one, every prefetch of a page would load its first photo.
    <picture className="contents">
      <img
        {...attributes}
        alt={photo.alt}
        className={clsx(
          "object-cover transition-opacity duration-240 ease-settle",
          // Out of sight only: a screen reader still reads the description of what the illustration stands in for.
          "data-[photo=failed]:[clip-path:inset(50%)] print:data-[photo=failed]:hidden",
          // With scripts, it fades in. Not on the first screen, where it would count as painted seconds later.
          !priority && loading === "lazy" && "in-data-scripts:data-[photo=loading]:opacity-0",
          className,
        )}
        data-photo="loading"
        // The photo host does not learn the page. Without crossOrigin, because the host has been seen to leave out its CORS header,
        // and then no photo would load.
        referrerPolicy="no-referrer"
        suppressHydrationWarning
      />
    </picture>
  );
}
