import { focusPage } from "@/lib/dom/focus-page";
import { endOnboarding } from "./head-script/end-onboarding";
import { isFirstVisit } from "./head-script/is-first-visit";
import { failedKey, onboardedKey } from "./keys";

/** The head script sets its attribute data-onboarding before the first paint. */
const root = () => document.documentElement;

/** Returns whether onboarding shows in place of the page. */
export const isOnboarding = () => root().dataset.onboarding !== undefined;

/** Marks onboarding as hydrated: from now on, the head script does not end it. */
export function markHydrated(): void {
  if (isOnboarding()) root().dataset.onboarding = "hydrated";
}

/** Shows the page, because onboarding has failed. The rest of the visit in this tab has no onboarding. */
export const giveUpOnboarding = () => endOnboarding(focusPage, failedKey);

/**
 * Calls back when onboarding ends, and ends it when it has been finished elsewhere: in another tab, even before this code
 * loaded, or on a later page of this tab from which the visitor came back. Returns a function that unsubscribes.
 */
export function subscribeToOnboarding(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ["data-onboarding"] });
  const listening = new AbortController();
  const endIfFinished = () => {
    if (isOnboarding() && !isFirstVisit(onboardedKey, failedKey)) endOnboarding(focusPage);
  };
  endIfFinished();
  // A page in the back/forward cache gets no storage events.
  for (const type of ["storage", "pageshow"])
    addEventListener(type, endIfFinished, { signal: listening.signal });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
