import { captureEarlyClicks } from "@/components/islands/early-clicks/capture-early-clicks";
import { focusPage } from "@/components/islands/navigation/focus-page";
import { endOnboarding } from "@/components/islands/onboarding/end-onboarding";
import { isFirstVisit } from "@/components/islands/onboarding/is-first-visit";
import { showOnFirstVisit } from "@/components/islands/onboarding/show-on-first-visit";
import { watchPhotos } from "@/components/ui/photo-watch";
import { onboardedKey } from "@/lib/onboarding";
import { loadSubstituteFonts } from "./load-substitute-fonts";

/** How long onboarding waits for its code before the page shows without it, in milliseconds. */
const onboardingTimeoutMs = 8000;

/**
 * The newest syntax in the framework's files. A browser that cannot parse it runs none of the head script, so the page
 * shows as it does without scripts, not an onboarding whose code never runs.
 */
const newestSyntax = "(class{static{}})";

/** The inline scripts that run before the first paint: onboarding on a first visit, photos, early clicks, and substitute fonts. */
export function HeadScripts() {
  const firstVisit = `(${isFirstVisit})(${JSON.stringify(onboardedKey)})`;
  const script = [
    newestSyntax,
    'document.documentElement.dataset.scripts=""',
    `(${showOnFirstVisit})(${firstVisit},${onboardingTimeoutMs},()=>(${endOnboarding})(${focusPage}))`,
    `(${watchPhotos})()`,
    `(${captureEarlyClicks})()`,
    `(${loadSubstituteFonts})()`,
  ].join(";");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no outside value in them
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
