import { onboardedKey } from "@/lib/onboarding";
import { captureEarlyClicks } from "./capture-early-clicks";
import { endOnboarding } from "./end-onboarding";
import { focusPage } from "./focus-page";
import { isFirstVisit } from "./is-first-visit";
import { loadSubstituteFonts } from "./load-substitute-fonts";
import { showOnFirstVisit } from "./show-on-first-visit";
import { watchPhotos } from "./watch-photos";

/** How long onboarding waits for its code before the page shows without it, in milliseconds. */
const onboardingTimeoutMs = 8000;

/**
 * The newest syntax in the framework's files. A browser that cannot parse it runs none of the head script, so the page
 * shows as it does without scripts, not an onboarding whose code never runs.
 */
const newestSyntax = "(class{static{}})";

/**
 * The inline script that runs before the first paint: onboarding on a first visit, photos, early clicks, and substitute
 * fonts. It is the source of this folder's functions, so each uses nothing from outside itself: lint refuses imports and
 * constants beside them.
 */
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
