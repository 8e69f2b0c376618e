import { Onboarding } from "@/components/islands/onboarding/onboarding";
import { OnboardingStep } from "@/components/islands/onboarding/onboarding-step";
import { Logo } from "@/components/ui/logo";
import { WaveBands } from "@/components/ui/waves";
import { onboarding } from "@/content/onboarding";
import { site } from "@/content/site";
import { waveShapes } from "@/lib/wave-paths";

const fills = [
  "fill-depth-1",
  "fill-depth-2",
  "fill-depth-3",
  "fill-depth-4",
  "fill-depth-5",
  "fill-depth-6",
  "fill-depth-7",
  "fill-depth-9",
  "fill-depth-11",
] as const;

/** The drawing beside the questions. In the page itself, for as a file it would be a first visit's largest paint, and late. */
function OnboardingWaves() {
  const shape = waveShapes.onboarding;
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="onboarding-waves-art"
    >
      <circle cx={shape.center} cy="462" r="112" className="fill-action" />
      <WaveBands shape={shape} fills={fills} />
    </svg>
  );
}

/** Onboarding. Its first step is in the HTML of every page, and the styles hide it except on a first visit. */
export function SiteOnboarding() {
  const aside = (
    <div className="onboarding-waves">
      <OnboardingWaves />
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
          className="input max-w-96"
          autoComplete="given-name"
          aria-labelledby="onboarding-name-question"
          aria-describedby="onboarding-name-hint"
        />
      </OnboardingStep>
    </Onboarding>
  );
}
