import { type RefObject, useLayoutEffect, useSyncExternalStore } from "react";
import { loadMotion } from "@/components/islands/motion/animate-in";
import { focusPage } from "@/components/islands/navigation/focus-page";
import { useComfort } from "@/components/islands/use-comfort";
import { endOnboarding } from "./first-visit";

/** Whether onboarding covers the page: the head script decides before the first paint (first-visit.ts). */
const isOnboarding = () => document.documentElement.dataset.onboarding !== undefined;

/** Calls back when onboarding ends. Returns a function that unsubscribes. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-onboarding"] });
  return () => observer.disconnect();
}

/** Keeps onboarding usable while it covers the page, and then moves the focus to the page. Returns whether it covers the page. */
export function useOnboarding(section: RefObject<HTMLElement | null>): boolean {
  const isShown = useSyncExternalStore(subscribe, isOnboarding, () => false);

  useLayoutEffect(() => {
    // React removes the attribute when it renders a changed document again.
    if (isShown) document.documentElement.dataset.onboarding = "";
  }, [isShown]);

  useComfort(() => {
    if (!isShown || !section.current) return;
    // If the focus is in onboarding already, perhaps in a field, it stays there.
    if (!section.current.contains(document.activeElement))
      section.current.querySelector("h2")?.focus({ preventScroll: true });
    loadMotion();
    // An extension that hides or removes overlays, or a part of them, must not leave the page inert without the button to continue.
    // Printing hides the button for a moment.
    const watching = new ResizeObserver(([entry]) => {
      if (entry?.target.getClientRects().length === 0 && !matchMedia("print").matches)
        endOnboarding("onboardingFailed");
    });
    for (const button of section.current.querySelectorAll("[type=submit]")) watching.observe(button);
    return () => {
      watching.disconnect();
      focusPage();
    };
  }, [isShown, section]);

  return isShown;
}
