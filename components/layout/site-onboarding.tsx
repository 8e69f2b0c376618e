import { Onboarding } from "@/components/islands/onboarding/onboarding";
import { OnboardingStep } from "@/components/islands/onboarding/onboarding-step";
import { Art } from "@/components/ui/art";
import { Logo } from "@/components/ui/logo";
import { onboarding } from "@/content/onboarding";
import { site } from "@/content/site";
import { newOnboarding } from "@/lib/onboarding";

/** Onboarding. Its first step is in the HTML of every page, and the styles hide it except on a first visit. */
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
