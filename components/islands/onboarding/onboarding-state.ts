import { focusPage } from "@/components/islands/navigation/focus-page";
import { onboardedKey } from "@/lib/onboarding";
import { endOnboarding } from "./end-onboarding";

/** Its attribute data-onboarding is set while onboarding shows. The head script sets it before the first paint. */
const root = () => document.documentElement;

/** Returns whether onboarding shows in place of the page. */
export function isOnboarding(): boolean {
  return root().dataset.onboarding !== undefined;
}

/** Marks onboarding as hydrated, so that its timeout does not end it. */
export function markHydrated(): void {
  if (isOnboarding()) root().dataset.onboarding = "hydrated";
}

/**
 * Calls back when onboarding ends, and ends it when another tab has finished it, even before this code loaded. Returns a
 * function that unsubscribes.
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
