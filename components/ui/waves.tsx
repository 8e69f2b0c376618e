import { clsx } from "clsx";
import { bands, type WaveShape } from "@/lib/wave-paths";

interface Props {
  shape: WaveShape;
  /** A fill class for each band, surface first. */
  fills: readonly string[];
  className?: string;
  fit?: "slice" | "none";
}

/** The fills of nine bands, for the home and about pages. */
export const nineBands = [
  "fill-depth-0",
  "fill-depth-1",
  "fill-depth-2",
  "fill-depth-3",
  "fill-depth-4",
  "fill-depth-5",
  "fill-depth-7",
  "fill-depth-9",
  "fill-inverse",
] as const;

/** Bands of colour with a crest, which run through the whole site. Decorative, computed when the site is built. */
export function Waves({ shape, fills, className, fit = "slice" }: Props) {
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio={fit === "none" ? "none" : "xMidYMax slice"}
      aria-hidden="true"
      className={clsx("waves", className)}
    >
      <WaveBands shape={shape} fills={fills} />
    </svg>
  );
}

/** The bands alone, for a drawing with the shape's viewBox. */
export function WaveBands({ shape, fills }: Pick<Props, "shape" | "fills">) {
  return bands(shape).map((path, band) => <path key={fills[band]} d={path} className={fills[band]} />);
}
