import { clsx } from "clsx";
import { getImageProps } from "next/image";
import type { Photo as PhotoContent } from "@/content/schema";
import { photoSource } from "@/lib/photos";

interface Props {
  photo: PhotoContent;
  /** Width and height in pixels at the largest size shown, at twice the density: gives ratio and limit. */
  width: number;
  height: number;
  /** How wide it is laid out, as in <img sizes>. */
  sizes: string;
  /** In the first screen: loaded at once and first. */
  priority?: boolean;
  className?: string;
}

/**
 * A stock photo with a full srcset, drawn on the server: no client code. While it loads, or when the host
 * does not answer, what lies behind it shows (see photo-watch.ts).
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
      {/* Inside <picture>, React adds no preload hint of its own: it would stand in the page's payload too, and
          every prefetch of a link would load the first photo of the page behind it. */}
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
