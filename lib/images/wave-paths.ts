import { smoothPath } from "./smooth-path";

/** A stack of bands, surface first. A pair has the first band's value and the last one's. */
export interface WaveShape {
  width: number;
  height: number;
  /** The crest's x. */
  center: number;
  /** The y of the calm surface. */
  base: readonly [number, number];
  /** The y of the crest. */
  peak: readonly [number, number];
  /** The width of each side of the crest: the distance in which it falls to 37 % of its height. */
  spread: readonly [number, number];
  /** The steepness of the crest's sides: 2 makes a bell curve. */
  steepness: readonly [number, number];
  /** How far the small waves beside the crest rise above the calm surface, and fall below it. */
  sway: number;
  /** Points sampled along each band: 9 to 26 are enough for a smooth curve. */
  samples: number;
}

/** The phase of the small waves, in radians: how much it grows over the width, and from the surface to the deepest band. */
const phase = { width: 8, depth: 2.4 };

/** Interpolates linearly: t is 0 for the first value, 1 for the second. */
const mix = ([from, to]: readonly [number, number], t: number) => from + (to - from) * t;

/** Returns a function from x to y and slope of the band at `depth`, from 0 (surface) to 1 (deepest). */
function surface(shape: WaveShape, depth: number) {
  const base = mix(shape.base, depth);
  const rise = base - mix(shape.peak, depth);
  const spread = mix(shape.spread, depth);
  const steepness = mix(shape.steepness, depth);
  const frequency = phase.width / shape.width;

  return (x: number) => {
    const distance = (x - shape.center) / spread;
    const crest = Math.exp(-(Math.abs(distance) ** steepness));
    const crestSlope =
      (-crest * steepness * Math.abs(distance) ** (steepness - 1) * Math.sign(distance)) / spread;
    const angle = frequency * x + phase.depth * depth;
    const wave = Math.sin(angle);
    const waveSlope = frequency * Math.cos(angle);
    return {
      y: base - rise * crest + shape.sway * wave * (1 - crest),
      slope: -rise * crestSlope + shape.sway * (waveSlope * (1 - crest) - wave * crestSlope),
    };
  };
}

/** Returns a band's upper edge, with the curve's exact slope at each sample. */
export function crestLine(shape: WaveShape, depth: number): string {
  const at = surface(shape, depth);
  // Large shapes need no decimals, which makes the home page 5 % lighter.
  const decimals = shape.width < 600 ? 1 : 0;
  const step = shape.width / (shape.samples - 1);
  const points = Array.from({ length: shape.samples }, (_, sample) => ({
    x: sample * step,
    ...at(sample * step),
  }));
  return smoothPath(points, decimals);
}

/** Returns a closed path for each of so many bands. Each is painted over the one before. */
export function bands(shape: WaveShape, count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, band) => `${crestLine(shape, band / (count - 1))}V${shape.height}H0z`,
  );
}
