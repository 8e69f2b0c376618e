import { clsx } from "clsx";
import type { Picture } from "@/content/schema";
import { Art } from "./art";
import { Photo } from "./photo";

interface Props {
  picture: Picture;
  /** Width to height of the frame. */
  ratio: readonly [number, number];
  /** The largest width shown, in CSS pixels. */
  width: number;
  /** The widths in the layout, each as in <img sizes>. The last one is for phones. */
  sizes: readonly string[];
  priority?: boolean;
  /** Of the photo: see there. */
  loading?: "lazy" | "eager";
  /** Whether its corners are. An image at the viewport's edge has straight ones. */
  rounded?: boolean;
  className?: string;
}

const fill = "absolute inset-0 size-full";

/** A photo over its illustration. A class gives the frame its size, so it never shifts and is never empty. */
export function PictureFrame({
  picture,
  ratio,
  width,
  sizes,
  priority = false,
  loading = "lazy",
  rounded = true,
  className,
}: Props) {
  const pixels = Math.min(1920, width * 2);
  return (
    <div className={clsx("relative overflow-hidden bg-tint", rounded && "rounded-md", className)}>
      <Art name={picture.art} priority={priority} className={clsx(fill, "object-cover")} />
      <Photo
        photo={picture.photo}
        width={pixels}
        height={Math.round((pixels * ratio[1]) / ratio[0])}
        sizes={sizes}
        priority={priority}
        loading={loading}
        className={fill}
      />
    </div>
  );
}
