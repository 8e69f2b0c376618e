import type { WaveShape } from "@/lib/wave-paths";
import { Waves } from "./waves";

const swell: WaveShape = {
  width: 960,
  height: 300,
  bands: 4,
  center: 490,
  base: [195, 296],
  peak: [127, 254],
  spread: [230, 210],
  steepness: [2, 2],
  sway: 6,
  samples: 18,
};

/**
 * The waves at the foot of a form's thanks, across the panel, whose padding is --pad. They are inline, so that sending a form
 * loads no file.
 */
export function ThanksWater() {
  return (
    <Waves
      shape={swell}
      depths={[1, 2, 3, 4]}
      sun={[650, 128, 72]}
      className="-mx-(--pad) mt-auto -mb-(--pad) aspect-16/5 w-[calc(100%+2*var(--pad))] flex-none bg-depth-0 max-sm:hidden"
    />
  );
}
