import { Onboarding } from "@/components/islands/onboarding/onboarding";
import { OnboardingStep } from "@/components/islands/onboarding/onboarding-step";
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
    <div className="onboarding-waves">
      {/* Inline: as a file it would be a late LCP element on first visits. It leads into no other background, so it always shows. */}
      <Waves
        shape={swell}
        depths={[1, 2, 3, 4, 5, 6, 7, 9, 11]}
        sun={[swell.center, 462, 112]}
        className="onboarding-art print:block! forced-colors:block!"
      />
      <Logo name={site.name} className="relative" />
      <p className="onboarding-welcome">{onboarding.welcome}</p>
    </div>
  );
  return (
    <Onboarding copy={onboarding} aside={aside}>
      <OnboardingStep copy={onboarding} question="name">
        <input
          name="name"
          type="text"
          className="form-input max-w-96"
          autoComplete="given-name"
          aria-labelledby="onboarding-name-question"
          aria-describedby="onboarding-name-hint"
        />
      </OnboardingStep>
    </Onboarding>
  );
}
