import { onboardingScript } from "@/components/islands/onboarding/head-script";
import { captureEarlyClicks } from "./capture-early-clicks";
import { loadFallbackFonts } from "./load-fallback-fonts";
import { watchPhotos } from "./watch-photos";

/**
 * The newest syntax in the framework's files. A browser that cannot parse it runs none of the head script, so the page
 * shows as it does without scripts, not an onboarding whose code never runs.
 */
const newestSyntax = "(class{static{}})";

/**
 * The inline script that runs before the first paint: onboarding on a first visit, photos, early clicks, and fallback
 * fonts. It is the source of functions, so each uses nothing from outside itself: lint refuses imports and constants beside
 * them.
 */
export function HeadScripts() {
  const script = [
    newestSyntax,
    'document.documentElement.dataset.scripts=""',
    onboardingScript(),
    `(${watchPhotos})()`,
    `(${captureEarlyClicks})()`,
    `(${loadFallbackFonts})()`,
  ].join(";");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no outside value in them
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
