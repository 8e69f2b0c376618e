import { Gate } from "@/components/islands/gate/gate";
import { WizardView } from "@/components/islands/gate/wizard-view";
import { Art } from "@/components/ui/art";
import { Logo } from "@/components/ui/logo";
import { onboarding } from "@/content/onboarding";
import { site } from "@/content/site";
import { newOnboarding } from "@/lib/onboarding";

/** The first visit's wizard, its first step in the HTML. Hidden by the styles unless the gate is closed. */
export function Onboarding() {
  const aside = (
    <div className="wizard-sea">
      <Art name="wizard-sea" className="wizard-sea-art" />
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
