import { clsx } from "clsx";
import type { Sea as SeaShape } from "@/lib/motif";
import { Sea } from "./sea";

interface Props {
  shape: SeaShape;
  /** A fill class for each band, surface first. */
  fills: readonly string[];
  /** Centre and radius, in the shape's own units. */
  sun: readonly [x: number, y: number, radius: number];
  className?: string;
}

/** A sea with the sun behind its first band. Give it a height; both layers are cropped alike. */
export function SunSea({ shape, fills, sun: [x, y, radius], className }: Props) {
  return (
    <div className={clsx("sun-sea", className)}>
      <svg
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx={x} cy={y} r={radius} className="fill-action" />
      </svg>
      <Sea shape={shape} fills={fills} />
    </div>
  );
}
