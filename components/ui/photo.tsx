import { clsx } from "clsx";
import { getImageProps } from "next/image";
import type { Photo as PhotoContent } from "@/content/schema";
import { photoSource } from "@/lib/photos";

interface Props {
  photo: PhotoContent;
  /** In pixels, of the largest size shown at double density: they set the ratio and the largest file. */
  width: number;
  height: number;
  /** The width in the layout, as in <img sizes>. */
  sizes: string;
  /** For the first screen: loads at once, with high priority. */
  priority?: boolean;
  className?: string;
}

/**
 * A stock photo with a full srcset and no client code. While it loads, or if it fails, what lies behind it shows
 * (photo-watch.ts).
 */
export function Photo({ photo, width, height, sizes, priority = false, className }: Props) {
  const { props } = getImageProps({
    src: photoSource(photo, height / width),
    alt: photo.alt,
    width,
    height,
    sizes,
    ...(priority ? { loading: "eager" as const, fetchPriority: "high" as const } : {}),
  });
  // A style attribute would need a hash of its own in the security policy.
  const { style: _, ...attributes } = props;
  return (
    <>
      {priority && (
        <link rel="preload" as="image" imageSrcSet={props.srcSet} imageSizes={sizes} fetchPriority="high" />
      )}
      {/* Inside <picture>, React adds no preload hint. With one, every prefetch of a page would load its first photo. */}
      <picture className="contents">
        <img
          {...attributes}
          alt={photo.alt}
          className={clsx("photo", className)}
          data-photo=""
          suppressHydrationWarning
        />
      </picture>
    </>
  );
}
