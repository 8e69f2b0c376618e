"use client";

import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { afterClick } from "@/components/islands/early-clicks/after-click";
import { showPage } from "@/components/islands/navigation/show-page";
import type { OnboardingContent } from "@/content/schema";
import type { OnboardingFlowProps } from "./onboarding-flow";
import { isOnboarding, markHydrated, subscribeToOnboarding } from "./onboarding-state";

interface Props {
  copy: OnboardingContent;
  /** The waves beside the questions, rendered on the server. */
  aside: ReactNode;
  /** The first step as rendered on the server, shown until the code has arrived. */
  children: ReactNode;
}

/**
 * Onboarding on the first visit. Its code loads only while it is shown, so returning visitors never get it. If the code
 * does not load, the page shows.
 */
export function Onboarding({ copy, aside, children }: Props) {
  // Undefined during hydration, because the HTML is the same for everybody.
  const shown = useSyncExternalStore(subscribeToOnboarding, isOnboarding, () => undefined);
  const [Flow, setFlow] = useState<ComponentType<OnboardingFlowProps>>();

  useEffect(() => {
    if (!shown) return;
    let wanted = true;
    import("./onboarding-flow").then(
      (module) =>
        afterClick(() => {
          if (!wanted || !isOnboarding()) return;
          // Synchronously, or a click before the next render would be lost.
          flushSync(() => setFlow(() => module.OnboardingFlow));
          markHydrated();
        }),
      () => showPage(),
    );
    return () => {
      wanted = false;
    };
  }, [shown]);

  if (shown === false) return null;
  return (
    // In the HTML it stands beside the page's <main>, of which there may be only one. Shown, it takes the role itself.
    <section className="onboarding" role={shown ? "main" : undefined} aria-label={copy.label}>
      {aside}
      {Flow ? <Flow copy={copy} /> : children}
    </section>
  );
}
