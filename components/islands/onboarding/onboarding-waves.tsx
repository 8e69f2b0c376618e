import { Waves } from "@/components/ui/waves";
import type { WaveShape } from "@/lib/images/wave-paths";

const sunRadius = 112;

/** The picture begins at the sun's upper edge. */
const shape: WaveShape = {
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
 * The waves of onboarding, which rise with the first steps. They are inline: as a file they would be a late LCP element on first
 * visits. They are wider than the panel, so the sun is right of its middle, but in a narrow column (side-by-side:max-lg) in the
 * middle.
 */
export function OnboardingWaves() {
  return (
    <Waves
      shape={shape}
      depths={[1, 2, 3, 4, 5, 6, 7, 9, 11]}
      sun={[shape.center, sunRadius, sunRadius]}
      className="absolute h-full w-[117.5%] side-by-side:max-lg:w-full"
      fit="top"
      inForcedColors
    />
  );
}
