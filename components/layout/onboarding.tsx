import { Gate } from "@/components/islands/gate/gate";
import { WizardView } from "@/components/islands/gate/wizard-view";
import { Logo } from "@/components/ui/logo";
import { Sea } from "@/components/ui/sea";
import { onboarding } from "@/content/onboarding";
import { site } from "@/content/site";
import { seas } from "@/lib/motif";
import { newOnboarding } from "@/lib/onboarding";

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
];

/** The first visit's wizard, its first step in the HTML. Hidden by the styles unless the gate is closed. */
export function Onboarding() {
  const aside = (
    <div className="wizard-sea">
      <svg
        viewBox="0 0 800 1000"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="wizard-sun"
      >
        <circle cx="470" cy="462" r="112" className="fill-action" />
      </svg>
      <Sea shape={seas.wizard} fills={fills} />
      <Logo name={site.name} className="relative" />
      <p className="wizard-welcome">{onboarding.welcome}</p>
    </div>
  );
  return (
    <Gate words={onboarding} aside={aside}>
      <WizardView state={newOnboarding} words={onboarding} />
    </Gate>
  );
}
