import { useId } from "react";
import { crestLine, type WaveShape } from "@/lib/images/wave-paths";

/** Lines inside the crest of the hero's lowest band, outermost first, in the coordinates of its waves. */
const nest: Omit<WaveShape, "width" | "center"> = {
  height: 760,
  base: [860, 860],
  peak: [309.5, 520],
  spread: [225, 92],
  steepness: [2.84, 2.1],
  sway: 0,
  samples: 5,
};
const lines = 8;
/** The lines have faded out here, and end. */
const foot = 752;

/** Returns the line at t, from 0 outermost to 1 innermost: half its width at the foot, and its left half's path. */
function contour(t: number) {
  const at = ([from, to]: readonly [number, number]) => from + (to - from) * t;
  const left = (at(nest.base) - foot) / (at(nest.base) - at(nest.peak));
  const half = Math.round(at(nest.spread) * (-Math.log(left)) ** (1 / at(nest.steepness)));
  return { half, path: crestLine({ ...nest, width: half, center: half }, t) };
}

/**
 * Contour lines centered on x, the innermost coral. They show while the hero's photo loads, or if it fails. Use them in an SVG with
 * the viewBox of the hero's waves.
 */
export function Contours({ x }: { x: number }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="292" x2="0" y2={foot}>
        <stop stopColor="var(--accent-on-inverse)" />
        <stop offset=".45" stopColor="var(--depth-4)" />
        <stop offset="1" stopColor="var(--inverse)" />
      </linearGradient>
      <linearGradient id={`${id}-warm`} gradientUnits="userSpaceOnUse" x1="0" y1="560" x2="0" y2={foot}>
        <stop stopColor="var(--sun)" />
        <stop offset="1" stopColor="var(--inverse)" />
      </linearGradient>
      <g id={`${id}-half`} fill="none" stroke={`url(#${id})`} strokeWidth="1.5">
        {Array.from({ length: lines }, (_, line) => {
          const { half, path } = contour(line / (lines - 1));
          return (
            <path
              key={half}
              d={path}
              transform={`translate(${x - half})`}
              {...(line === lines - 1 && { stroke: `url(#${id}-warm)`, strokeWidth: 3 })}
            />
          );
        })}
      </g>
      <use href={`#${id}-half`} transform={`matrix(-1 0 0 1 ${2 * x} 0)`} />
    </>
  );
}
