import { clsx } from "clsx";
import type { Photo as PhotoContent, Picture as PictureContent } from "@/content/schema";
import { neededWidths, photoUrl } from "@/lib/images/photos";
import { Art } from "./art";

interface PhotoOptions {
  /** Width by height. */
  ratio: number;
  /** The largest width shown, in CSS pixels. */
  width: number;
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
 * visible difference. Many phones have 2.6 or 2.8, for which the same is true.
 */
const densePhone = "(max-width: 40rem) and (min-resolution: 2.5x)";

/**
 * A photo: a stock photo in the file that its place needs, an own one in its only file. `data-photo` is its state
 * (components/head-script/watch-photos.ts).
 */
export function Photo({
  photo,
  ratio,
  width,
  sizes,
  priority = false,
  loading = priority ? "eager" : "lazy",
  className,
}: PhotoOptions & { photo: PhotoContent }) {
  const widths = neededWidths(width);
  const largest = widths.at(-1) ?? width;
  return (
    // Inside <picture>, React adds no preload hint. With one, every prefetch of a page would load its first photo.
    <picture className={className}>
      <img
        {...("id" in photo
          ? {
              sizes: [`${densePhone} calc(${sizes.at(-1)} / 1.5)`, ...sizes].join(", "),
              srcSet: widths.map((file) => `${photoUrl(photo, file, ratio)} ${file}w`).join(", "),
              src: photoUrl(photo, largest, ratio),
            }
          : { src: photo.src })}
        alt={photo.alt}
        width={largest}
        height={Math.round(largest / ratio)}
        loading={loading}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={clsx(
          "size-full object-cover",
          photo.tight && "object-[50%_70%]",
          // Heads are in the upper half. The host of stock photos has centered them.
          "src" in photo && photo.faces && !photo.tight && "object-[50%_25%]",
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

interface PictureProps extends PhotoOptions {
  picture: PictureContent;
  /** For a photo at the viewport's edge, which has straight corners: the class that sets the height of the waves over its lower edge. */
  waves?: string;
  /** With the size of the frame. */
  className?: string;
}

const fill = "absolute inset-0 size-full";

/** An illustration that fades out over its photo. Without scripts it is behind the photo, because nothing reports when it has loaded. */
const overlay = clsx(
  "in-data-scripts:z-1 group-has-data-[photo=shown]/picture:opacity-0",
  "transition-[opacity,visibility] duration-240 ease-settle",
);

/**
 * A photo and its illustration, which covers the photo until it has loaded, except on the first screen, then fades out, and comes back
 * if the photo fails. The photo itself never hides, because its description shows where the browser loads no pictures.
 */
export function Picture({ picture, waves, className, ...photo }: PictureProps) {
  // On the first screen the illustration is behind the photo, which appears as it loads.
  const isBehind = photo.priority || photo.loading === "eager";
  return (
    <div
      className={clsx(
        "group/picture relative isolate overflow-hidden bg-tint",
        // One layer, because the lower edge may lie between two pixels of a scaled screen. There, each layer of the waves, and the photo
        // where they end, would show through as a line.
        waves ? "mask-[linear-gradient(#000,#000)]" : "rounded-md",
        className,
      )}
    >
      <Art
        name={picture.art}
        priority={photo.priority}
        className={clsx(
          fill,
          "group-has-data-[photo=failed]/picture:z-1 group-has-data-[photo=shown]/picture:invisible",
          isBehind ? "transition-[visibility] delay-240 duration-0" : overlay,
        )}
      />
      <Photo {...photo} photo={picture.photo} className={fill} />
      {waves && (
        <Art
          name={picture.art}
          view="waves"
          className={clsx(
            "invisible absolute inset-x-0 -bottom-0.5 w-full print:hidden forced-colors:hidden",
            "group-has-data-[photo=shown]/picture:visible",
            waves,
          )}
        />
      )}
    </div>
  );
}
