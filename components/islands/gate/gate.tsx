"use client";

import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { OnboardingContent } from "@/content/schema";
import { holdClosed, isClosed, openGate, subscribeToGate } from "./gate-state";
import type { WizardProps } from "./wizard";

interface Props {
  words: OnboardingContent;
  /** The sea beside the questions, drawn on the server. */
  aside: ReactNode;
  /** The first step as the server draws it: shown until the wizard's code has come. */
  children: ReactNode;
}

/**
 * The first visit's gate. A returning visitor gets none of the wizard's code: it is asked for only while the gate is
 * closed, and when it does not come the page opens.
 */
export function Gate({ words, aside, children }: Props) {
  // Undefined while hydrating: the HTML is the same for everybody.
  const closed = useSyncExternalStore(subscribeToGate, isClosed, () => undefined);
  const [Wizard, setWizard] = useState<ComponentType<WizardProps>>();

  useEffect(() => {
    if (!closed) return;
    let wanted = true;
    import("./wizard").then(
      (module) => {
        if (!wanted || !isClosed()) return;
        // At once: a press between the first step's HTML and the wizard would be lost.
        flushSync(() => setWizard(() => module.Wizard));
        holdClosed();
      },
      () => openGate(),
    );
    return () => {
      wanted = false;
    };
  }, [closed]);

  if (closed === false) return null;
  return (
    // In the HTML a region beside the page's <main>, of which there may be one; in the page's place, what is main.
    <section className="gate" role={closed ? "main" : undefined} aria-label={words.label}>
      {aside}
      {Wizard ? <Wizard words={words} /> : children}
    </section>
  );
}
