import { focusPage } from "@/components/islands/navigation/focus-page";
import { onboardedKey } from "@/lib/onboarding";
import { endOnboarding } from "./end-onboarding";

/** Its attribute data-onboarding says whether onboarding is shown. The head script sets it before the first paint. */
const root = () => document.documentElement;

/** Returns whether onboarding stands in the page's place. */
export function isOnboarding(): boolean {
  return root().dataset.onboarding !== undefined;
}

/** Marks onboarding as hydrated, so that its timeout does not end it. */
export function markHydrated(): void {
  if (isOnboarding()) root().dataset.onboarding = "hydrated";
}

/**
 * Calls back when onboarding ends, and ends it when it has been finished in another tab, even if that was before this code
 * arrived. Returns a function that unsubscribes.
 */
export function subscribeToOnboarding(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributes: true, attributeFilter: ["data-onboarding"] });
  const endIfFinished = () => {
    if (isOnboarding() && localStorage.getItem(onboardedKey) !== null) endOnboarding(focusPage);
  };
  endIfFinished();
  addEventListener("storage", endIfFinished);
  return () => {
    observer.disconnect();
    removeEventListener("storage", endIfFinished);
  };
}
