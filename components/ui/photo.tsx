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
 * A stock photo, in the file that its place needs. While it loads, or if it fails, the element behind it shows
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
  const phoneSize = sizes.at(-1);
  const widths = neededWidths(width);
  const largest = widths.at(-1) ?? width;
  return (
    // Inside <picture>, React adds no preload hint. With one, every prefetch of a page would load its first photo.
    <picture className="contents">
      <img
        sizes={[`${densePhone} calc(${phoneSize} / 1.5)`, ...sizes].join(", ")}
        srcSet={widths.map((file) => `${photoUrl(photo, file, ratio)} ${file}w`).join(", ")}
        src={photoUrl(photo, largest, ratio)}
        alt={photo.alt}
        width={largest}
        height={Math.round(largest / ratio)}
        loading={loading}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={clsx(
          "object-cover transition-opacity duration-240 ease-settle",
          // A failed photo is out of sight only: a screen reader still reads the description of what the illustration stands in for.
          "data-[photo=failed]:[clip-path:inset(50%)]",
          // With scripts, a photo fades in, but not on the first screen, where it would count as painted seconds later.
          loading === "lazy" && "in-data-scripts:data-[photo=loading]:opacity-0",
          photo.tight && "object-[50%_70%]",
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

interface PictureProps extends PhotoOptions {
  picture: PictureContent;
  /** For a photo at the viewport's edge, which has straight corners: the height of the waves in which it stands, as a class. */
  waves?: string;
}

const fill = "absolute inset-0 size-full";

/** A photo over its illustration. A class gives the frame its size, so it never shifts and is never empty. */
export function Picture({ picture, waves, className, ...photo }: PictureProps) {
  return (
    <div
      className={clsx("group/picture relative overflow-hidden bg-tint", !waves && "rounded-md", className)}
    >
      {/* The illustration goes once the photo is there: at rounded corners, its color would show through the softened edge. */}
      <Art
        name={picture.art}
        priority={photo.priority}
        className={clsx(
          fill,
          "transition-[visibility] delay-240 duration-0 group-has-data-[photo=shown]/picture:invisible",
        )}
      />
      <Photo {...photo} photo={picture.photo} className={fill} />
      {waves && (
        <Art
          name={picture.art}
          view="waves"
          className={clsx(
            "invisible absolute inset-x-0 bottom-0 w-full print:hidden forced-colors:hidden",
            "group-has-data-[photo=shown]/picture:visible",
            waves,
          )}
        />
      )}
    </div>
  );
}
