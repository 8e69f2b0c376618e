import { onboardedKey } from "@/lib/onboarding";

/**
 * Whether the gate is closed is written on <html> and nowhere else: the head's script sets it before the first paint,
 * the styles read it, and so do the islands.
 */
const root = () => document.documentElement;

/** Whether the wizard stands in the page's place. */
export function isClosed(): boolean {
  return root().dataset.gate !== undefined;
}

/** Keeps a closed gate from opening by itself: the wizard is here. */
export function holdClosed(): void {
  if (isClosed()) root().dataset.gate = "held";
}

/** Shows the page that was asked for, at its top, with focus on its main heading. */
export function openGate(): void {
  if (!isClosed()) return;
  delete root().dataset.gate;
  scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Calls back when the gate opens, and opens it when another tab has finished the wizard. */
export function subscribeToGate(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributes: true, attributeFilter: ["data-gate"] });
  const finishedElsewhere = (event: StorageEvent) => {
    if (event.key === onboardedKey && event.newValue !== null) openGate();
  };
  addEventListener("storage", finishedElsewhere);
  return () => {
    observer.disconnect();
    removeEventListener("storage", finishedElsewhere);
  };
}
