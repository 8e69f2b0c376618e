import type { WaveShape } from "@/lib/wave-paths";
import { WavesWithSun } from "./waves-with-sun";

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
const fills = ["fill-depth-1", "fill-depth-2", "fill-depth-3", "fill-depth-4"];

/** The waves at the foot of a form's thanks. They are inline, so that sending a form loads no file. */
export function ThanksWater() {
  return (
    <WavesWithSun
      shape={swell}
      fills={fills}
      sun={[650, 128, 72]}
      className="thanks-water bg-depth-0 max-sm:hidden"
    />
  );
}
