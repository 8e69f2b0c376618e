import { clsx } from "clsx";
import type { WaveShape } from "@/lib/wave-paths";
import { Waves } from "./waves";

interface Props {
  shape: WaveShape;
  /** A fill class for each band, surface first. */
  fills: readonly string[];
  /** Centre and radius, in the shape's own units. */
  sun: readonly [x: number, y: number, radius: number];
  className?: string;
}

/** Waves with the sun behind the first band. Give it a height with a class; both layers are cropped alike. */
export function WavesWithSun({ shape, fills, sun: [x, y, radius], className }: Props) {
  return (
    <div className={clsx("waves-with-sun", className)}>
      <svg
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <circle cx={x} cy={y} r={radius} className="fill-action" />
      </svg>
      <Waves shape={shape} fills={fills} />
    </div>
  );
}
