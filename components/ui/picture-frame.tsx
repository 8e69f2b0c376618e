import { clsx } from "clsx";
import type { Picture } from "@/content/schema";
import { Art } from "./art";
import { Photo } from "./photo";

interface Props {
  picture: Picture;
  /** Width to height, as the frame is laid out. */
  ratio: readonly [number, number];
  /** The widest it is shown, in CSS pixels. */
  width: number;
  /** How wide it is laid out, as in <img sizes>. */
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** A framed photo over its drawing: the frame never shifts, and never stands empty. */
export function PictureFrame({ picture, ratio, width, sizes, priority = false, className }: Props) {
  const pixels = Math.min(1920, width * 2);
  return (
    <div className={clsx("picture-frame", className)}>
      <Art name={picture.art} priority={priority} />
      <Photo
        photo={picture.photo}
        width={pixels}
        height={Math.round((pixels * ratio[1]) / ratio[0])}
        sizes={sizes}
        priority={priority}
      />
    </div>
  );
}
