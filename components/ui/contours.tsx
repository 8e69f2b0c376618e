import { crestLine, type WaveShape } from "@/lib/wave-paths";

/** Lines that nest inside the hero's inner crest, outermost first, in the coordinates of the hero's shape. */
const nest: Omit<WaveShape, "width" | "center"> = {
  height: 760,
  bands: 13,
  base: [860, 860],
  peak: [309.5, 520],
  spread: [225, 92],
  steepness: [2.84, 2.1],
  sway: 0,
  samples: 11,
};
/** Where the lines have faded into the deep, and nothing more needs to be drawn. */
const foot = 752;

/** The contour at t, cut off at the foot: half its width, and its path from there. */
function contour(t: number) {
  const at = ([from, to]: readonly [number, number]) => from + (to - from) * t;
  const left = (at(nest.base) - foot) / (at(nest.base) - at(nest.peak));
  const half = Math.round(at(nest.spread) * (-Math.log(left)) ** (1 / at(nest.steepness)));
  return { half, path: crestLine({ ...nest, width: 2 * half, center: half }, t) };
}

/**
 * Contour lines of the deep, the innermost one coral, centred on x. They show where the hero's photo is still
 * loading or missing. Draws into an SVG that has the sea's viewBox.
 */
export function Contours({ x }: { x: number }) {
  const last = nest.bands - 1;
  return (
    <>
      <linearGradient id="contour" gradientUnits="userSpaceOnUse" x1="0" y1="292" x2="0" y2={foot}>
        <stop className="contours-light" />
        <stop offset=".45" className="contours-dim" />
        <stop offset="1" className="contours-inverse" />
      </linearGradient>
      <linearGradient id="contour-warm" gradientUnits="userSpaceOnUse" x1="0" y1="560" x2="0" y2={foot}>
        <stop className="contours-sun" />
        <stop offset="1" className="contours-inverse" />
      </linearGradient>
      {Array.from({ length: nest.bands }, (_, line) => {
        const { half, path } = contour(line / last);
        return (
          <path
            key={half}
            d={path}
            transform={`translate(${x - half})`}
            fill="none"
            stroke={line === last ? "url(#contour-warm)" : "url(#contour)"}
            strokeWidth={line === last ? 3 : 1.5}
          />
        );
      })}
    </>
  );
}
