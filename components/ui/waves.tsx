import { clsx } from "clsx";
import { Fragment } from "react";
import { bands, type WaveShape } from "@/lib/images/wave-paths";

/** A color of the waves: a step of --depth, or the inverse background that the waves lead into. */
type Depth = number | "inverse";

const fits = { middle: "xMidYMax slice", start: "xMinYMax slice", top: "xMidYMin slice", all: "none" };

interface Props {
  shape: WaveShape;
  /** The color of each band, surface first. */
  depths: readonly Depth[];
  /** The sun: center and radius, in the shape's own units. */
  sun?: readonly [x: number, y: number, radius: number];
  /** The band that the sun is behind. By default, the first. */
  sunBehind?: number;
  className?: string;
  /** The part that shows in a box of another shape: the bottom (its middle or its start), the top, or all of it, distorted. */
  fit?: keyof typeof fits;
  /** Whether forced colors show the waves too. Most waves lead into a background, which is missing there. */
  inForcedColors?: boolean;
}

/** The depths of nine bands, for the home and about pages. */
export const nineBands = [0, 1, 2, 3, 4, 5, 7, 9, "inverse"] as const;

const fill = (depth: Depth) => (depth === "inverse" ? "var(--inverse)" : `var(--depth-${depth})`);

/** Bands of color with a crest, the motif of the whole site. Decorative, and computed by the build. */
export function Waves({
  shape,
  depths,
  sun,
  sunBehind = 0,
  className,
  fit = "middle",
  inForcedColors,
}: Props) {
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio={fits[fit]}
      aria-hidden="true"
      className={clsx("print:hidden", !inForcedColors && "forced-colors:hidden", className)}
    >
      {bands(shape, depths.length).map((path, band) => (
        <Fragment key={path}>
          {sun && band === sunBehind && <circle cx={sun[0]} cy={sun[1]} r={sun[2]} className="fill-sun" />}
          <path d={path} fill={fill(depths[band] ?? "inverse")} />
        </Fragment>
      ))}
    </svg>
  );
}
