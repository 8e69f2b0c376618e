import { clsx } from "clsx";
import { Onboarding } from "@/components/islands/onboarding/onboarding";
import { OnboardingStep } from "@/components/islands/onboarding/onboarding-step";
import { Input } from "@/components/ui/input";
import { Logo } from "@/components/ui/logo";
import { Waves } from "@/components/ui/waves";
import { onboarding } from "@/content/onboarding";
import { site } from "@/content/site";
import type { WaveShape } from "@/lib/wave-paths";

const swell: WaveShape = {
  width: 800,
  height: 1000,
  bands: 9,
  center: 470,
  base: [720, 1000],
  peak: [470, 720],
  spread: [340, 170],
  steepness: [2, 2.4],
  sway: 10,
  samples: 9,
  decimals: 0,
};

/** Onboarding. Its first step is in the HTML of every page, and the styles hide it except on a first visit. */
export function SiteOnboarding() {
  const aside = (
    <div className="relative overflow-hidden bg-depth-0 p-5 lg:p-fluid-md">
      {/*
        Inline: as a file it would be a late LCP element on first visits. It leads into no other background, so it always shows.
        Below lg it is only a strip, where the sun meets the crest. From lg on, the waves and the sun rise with the steps.
      */}
      <Waves
        shape={swell}
        depths={[1, 2, 3, 4, 5, 6, 7, 9, 11]}
        sun={[swell.center, 462, 112]}
        className={clsx(
          "absolute inset-0 size-full transition-transform duration-420 ease-swell print:block! forced-colors:block!",
          "max-lg:bottom-auto max-lg:h-auto max-lg:-translate-y-[31%]",
          "lg:translate-y-[24%] lg:group-data-[step=1]:translate-y-[12%]",
          "lg:group-data-[step=2]:translate-y-0 lg:group-data-[step=3]:translate-y-0",
        )}
      />
      <Logo name={site.name} className="relative" />
      <p className="relative mt-[clamp(2rem,6vh,4.5rem)] hidden max-w-[11em] font-display text-h2 font-semibold text-balance lg:block">
        {onboarding.welcome}
      </p>
    </div>
  );
  return (
    <Onboarding copy={onboarding} aside={aside}>
      <OnboardingStep copy={onboarding} question="name">
        <Input
          name="name"
          type="text"
          className="max-w-96"
          autoComplete="given-name"
          aria-labelledby="onboarding-name-question"
          aria-describedby="onboarding-name-hint"
        />
      </OnboardingStep>
    </Onboarding>
  );
}
