"use client";

import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { showPage } from "@/components/islands/navigation/show-page";
import type { OnboardingContent } from "@/content/schema";
import type { OnboardingFlowProps } from "./onboarding-flow";
import { isOnboarding, markHydrated, subscribeToOnboarding } from "./onboarding-state";

interface Props {
  copy: OnboardingContent;
  /** The sea beside the questions, drawn on the server. */
  aside: ReactNode;
  /** The first step as the server draws it: shown until the wizard's code has come. */
  children: ReactNode;
}

/**
 * The first visit's gate. A returning visitor gets none of the wizard's code: it is asked for only while the gate is
 * closed, and when it does not come the page opens.
 */
export function Onboarding({ copy, aside, children }: Props) {
  // Undefined while hydrating: the HTML is the same for everybody.
  const closed = useSyncExternalStore(subscribeToOnboarding, isOnboarding, () => undefined);
  const [Flow, setFlow] = useState<ComponentType<OnboardingFlowProps>>();

  useEffect(() => {
    if (!closed) return;
    let wanted = true;
    import("./onboarding-flow").then(
      (module) => {
        if (!wanted || !isOnboarding()) return;
        // At once: a press between the first step's HTML and the wizard would be lost.
        flushSync(() => setFlow(() => module.OnboardingFlow));
        markHydrated();
      },
      () => showPage(),
    );
    return () => {
      wanted = false;
    };
  }, [closed]);

  if (closed === false) return null;
  return (
    // In the HTML a region beside the page's <main>, of which there may be one; in the page's place, what is main.
    <section className="onboarding" role={closed ? "main" : undefined} aria-label={copy.label}>
      {aside}
      {Flow ? <Flow copy={copy} /> : children}
    </section>
  );
}
