import { showPage } from "@/components/islands/navigation/show-page";
import { onboardedKey } from "@/lib/onboarding";

/**
 * Whether the gate is closed is written on <html> and nowhere else: the head's script sets it before the first paint,
 * the styles read it, and so do the islands.
 */
const root = () => document.documentElement;

/** Whether the wizard stands in the page's place. */
export function isOnboarding(): boolean {
  return root().dataset.onboarding !== undefined;
}

/** Keeps a closed gate from opening by itself: the wizard is here. */
export function markHydrated(): void {
  if (isOnboarding()) root().dataset.onboarding = "hydrated";
}

/** Calls back when the gate opens, and opens it when another tab has finished the wizard. */
export function subscribeToOnboarding(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributes: true, attributeFilter: ["data-onboarding"] });
  const finishedElsewhere = (event: StorageEvent) => {
    if (event.key === onboardedKey && event.newValue !== null) showPage();
  };
  addEventListener("storage", finishedElsewhere);
  return () => {
    observer.disconnect();
    removeEventListener("storage", finishedElsewhere);
  };
}
