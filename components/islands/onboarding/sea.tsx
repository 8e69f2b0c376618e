import { clsx } from "clsx";
import { Logo } from "@/components/ui/logo";
import { Waves } from "@/components/ui/waves";
import type { OnboardingContent } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";

interface Props {
  copy: OnboardingContent;
  /** The product's name. */
  siteName: string;
}

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
 * What stands beside the questions of onboarding, or above them: the logo, the welcome and the sea. Beside the questions, the sea has
 * the room below the welcome; above them it is a strip, and a low window has none. It rises with the first steps.
 */
export function Sea({ copy, siteName }: Props) {
  return (
    <div className="relative -mx-gutter bg-depth-0 beside:-ms-bleed beside:me-0">
      <div className="flex h-36 flex-col overflow-hidden low:h-[3.75rem] beside:sticky beside:top-0 beside:h-full beside:max-h-dvh">
        {/* Where the header has it, so that it does not move when onboarding ends. */}
        <div className="relative z-1 flex min-h-header items-center ps-gutter beside:ps-bleed">
          <Logo name={siteName} />
        </div>
        <div className="mt-[clamp(0.5rem,4vh,3rem)] hidden ps-bleed pe-4 beside:block">
          <p className="max-w-[11em] font-display text-[clamp(1.75rem,4vw,3.75rem)]/[1.04] font-semibold tracking-[-0.03em] text-balance low:text-h3">
            {copy.welcome}
          </p>
        </div>
        <div
          className={clsx(
            "absolute inset-x-0 top-4.5 bottom-0 overflow-hidden low:hidden",
            "beside:relative beside:top-0 beside:mt-[clamp(1rem,3vh,2rem)] beside:flex-1 low:beside:block",
          )}
        >
          <div
            className={clsx(
              // In a narrow window, the sun is right of the logo. In a high one, it is whole.
              "absolute bottom-0 aspect-[32/65] max-h-[min(100%,65vh)] w-full min-w-84",
              "transition-transform duration-420 ease-swell",
              "group-not-data-step:translate-y-[40%] group-data-[step=1]:translate-y-[20%]",
            )}
          >
            {/* Inline: as a file it would be a late LCP element on first visits. The sun is right of the middle. */}
            <Waves
              shape={swell}
              depths={[1, 2, 3, 4, 5, 6, 7, 9, 11]}
              sun={[swell.center, sunRadius, sunRadius]}
              className="absolute h-full w-[117.5%] max-w-none"
              fit="top"
              inPrintAndForcedColors
            />
          </div>
        </div>
      </div>
    </div>
  );
}
