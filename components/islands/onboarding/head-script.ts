import { focusPage } from "@/lib/dom/focus-page";
import { endOnboarding } from "./head-script/end-onboarding";
import { isFirstVisit } from "./head-script/is-first-visit";
import { startOnboarding } from "./head-script/start-onboarding";
import { failedKey, onboardedKey } from "./keys";

/** How long onboarding waits for its code without a sign of life, in milliseconds. */
const patienceMs = 8000;

/** The part of the inline script in the head that shows onboarding on a first visit. */
export function onboardingScript(): string {
  const [onboarded, failed] = [onboardedKey, failedKey].map((key) => JSON.stringify(key));
  const firstVisit = `(${isFirstVisit})(${onboarded},${failed})`;
  return `(${startOnboarding})(${firstVisit},${patienceMs},()=>(${endOnboarding})(${focusPage},${failed}))`;
}
