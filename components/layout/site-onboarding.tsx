import { Onboarding } from "@/components/islands/onboarding/onboarding";
import { OnboardingStep } from "@/components/islands/onboarding/onboarding-step";
import { Art } from "@/components/ui/art";
import { Logo } from "@/components/ui/logo";
import { onboarding } from "@/content/onboarding";
import { site } from "@/content/site";
import { newOnboarding } from "@/lib/onboarding";

/** The first visit's wizard, its first step in the HTML. Hidden by the styles unless the gate is closed. */
export function SiteOnboarding() {
  const aside = (
    <div className="onboarding-waves">
      <Art name="onboarding-waves" className="onboarding-waves-art" />
      <Logo name={site.name} className="relative" />
      <p className="onboarding-welcome">{onboarding.welcome}</p>
    </div>
  );
  return (
    <Onboarding copy={onboarding} aside={aside}>
      <OnboardingStep state={newOnboarding} copy={onboarding} />
    </Onboarding>
  );
}
