import { captureEarlyClicks } from "@/components/islands/early-clicks/capture-early-clicks";
import { focusPage } from "@/components/islands/navigation/focus-page";
import { endOnboarding } from "@/components/islands/onboarding/end-onboarding";
import { showOnFirstVisit } from "@/components/islands/onboarding/show-on-first-visit";
import { watchPhotos } from "@/components/ui/photo-watch";
import { substituteFamilies } from "@/lib/build/fonts";
import { onboardedKey } from "@/lib/onboarding";
import { loadSubstituteFonts } from "./load-substitute-fonts";

/** How long onboarding waits for its code before the page shows without it, in milliseconds. */
const onboardingTimeoutMs = 8000;

/** The inline scripts that run before the first paint: onboarding on a first visit, photos, early clicks, and substitute fonts. */
export function HeadScripts() {
  const values = [onboardedKey, onboardingTimeoutMs].map((value) => JSON.stringify(value)).join();
  const script = [
    `(${showOnFirstVisit})(${values},()=>(${endOnboarding})(${focusPage}))`,
    `(${watchPhotos})()`,
    `(${captureEarlyClicks})()`,
    `(${loadSubstituteFonts})(${JSON.stringify(substituteFamilies)})`,
  ].join(";");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no outside value in them
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
