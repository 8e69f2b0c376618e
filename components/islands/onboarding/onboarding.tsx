import { clsx } from "clsx";
import { Logo } from "@/components/ui/logo";
import { Waves } from "@/components/ui/waves";
import type { OnboardingContent } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";
import { Wizard } from "./wizard";

interface Props {
  copy: OnboardingContent;
  /** The product's name. */
  siteName: string;
}

const swell: WaveShape = {
  width: 800,
  height: 1000,
  center: 470,
  base: [720, 1000],
  peak: [470, 720],
  spread: [340, 170],
  steepness: [2, 2.4],
  sway: 10,
  samples: 9,
};

/** Onboarding. Its first step is in the HTML of every page, and the styles hide it except on a first visit. */
export function Onboarding({ copy, siteName }: Props) {
  const aside = (
    <div className="relative overflow-hidden bg-depth-0 p-5 lg:p-fluid-md">
      {/*
        Inline: as a file it would be a late LCP element on first visits. Below lg it is only a strip, where the sun meets the
        crest. From lg on, the waves and the sun rise with the first steps.
      */}
      <Waves
        shape={swell}
        depths={[1, 2, 3, 4, 5, 6, 7, 9, 11]}
        sun={[swell.center, 462, 112]}
        className={clsx(
          "absolute inset-0 size-full transition-transform duration-420 ease-swell",
          "max-lg:bottom-auto max-lg:h-auto max-lg:-translate-y-[31%]",
          "lg:group-not-data-step:translate-y-[24%] lg:group-data-[step=1]:translate-y-[12%]",
        )}
        inPrintAndForcedColors
      />
      <Logo name={siteName} className="relative" />
      <p className="relative mt-[clamp(2rem,6vh,4.5rem)] hidden max-w-[11em] font-display text-h2 font-semibold text-balance lg:block">
        {copy.welcome}
      </p>
    </div>
  );
  return <Wizard copy={copy} aside={aside} />;
}
