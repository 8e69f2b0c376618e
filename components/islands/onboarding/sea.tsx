import { Waves } from "@/components/ui/waves";
import type { WaveShape } from "@/lib/images/wave-paths";

const sunRadius = 112;

/** From the sun's upper edge down. */
const swell: WaveShape = {
  width: 940,
  height: 650,
  center: 470,
  base: [370, 650],
  peak: [120, 370],
  spread: [340, 170],
  steepness: [2, 2.4],
  sway: 10,
  samples: 9,
};

/**
 * The sea of onboarding, which rises with the first steps. Inline: as a file it would be a late LCP element on first visits. The sun is
 * right of the middle where the sea is a strip, and beside the questions once there is room.
 */
export function Sea() {
  return (
    <Waves
      shape={swell}
      depths={[1, 2, 3, 4, 5, 6, 7, 9, 11]}
      sun={[swell.center, sunRadius, sunRadius]}
      className="absolute h-full w-[117.5%] max-w-none beside:max-lg:w-full"
      fit="top"
      inPrintAndForcedColors
    />
  );
}
