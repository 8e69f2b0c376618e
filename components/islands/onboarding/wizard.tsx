"use client";

import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { OnboardingContent } from "@/content/schema";
import type { LaterStepsProps } from "./later-steps";
import { StepForm } from "./step-form";
import { giveUpOnboarding, isOnboarding, markHydrated, subscribeToOnboarding } from "./visit";

interface Props {
  copy: OnboardingContent;
  /** What a screen reader says of each step. */
  announcements: readonly string[];
  /** The waves beside the questions, rendered on the server. */
  aside: ReactNode;
  /** The first question, rendered on the server. */
  children: ReactNode;
}

/**
 * Onboarding on the first visit. Its first step is hydrated with the page and stays in the document, so that nothing
 * replaces a field while the visitor types. The code of the later steps loads only while onboarding shows, so returning
 * visitors never load it. If it does not load, the page shows.
 */
export function Wizard({ copy, announcements, aside, children }: Props) {
  // Undefined during hydration, because the HTML is the same for all visitors.
  const shown = useSyncExternalStore(subscribeToOnboarding, isOnboarding, () => undefined);
  const [current, setCurrent] = useState(0);
  const [firstAnswer, setFirstAnswer] = useState<FormData>();
  const [LaterSteps, setLaterSteps] = useState<ComponentType<LaterStepsProps>>();
  const root = useRef<HTMLElement>(null);
  const firstForm = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!shown) return;
    // If the focus is in onboarding already, perhaps in a field, it stays there.
    if (!root.current?.contains(document.activeElement))
      root.current?.querySelector("h2")?.focus({ preventScroll: true });
    import("./later-steps").then((module) => setLaterSteps(() => module.LaterSteps), giveUpOnboarding);
  }, [shown]);

  useEffect(() => {
    if (!LaterSteps) return;
    markHydrated();
    // Continue was clicked before. The head script has marked it.
    const waiting = firstForm.current?.querySelector("[aria-busy]");
    if (!waiting) return;
    waiting.removeAttribute("aria-busy");
    firstForm.current?.requestSubmit();
  }, [LaterSteps]);

  const submitFirst = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!LaterSteps) return;
    setFirstAnswer(new FormData(event.currentTarget));
    setCurrent(1);
  };

  if (shown === false) return null;
  return (
    // The HTML also has the page's <main>, and a document may have only one. While this shows, it takes that role.
    <section
      ref={root}
      id="onboarding"
      className="group hidden min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[7rem_1fr] in-data-onboarding:grid sm:grid-rows-[11.5rem_1fr] lg:grid-cols-[5fr_minmax(0,7fr)] lg:grid-rows-[1fr]"
      role={shown ? "main" : undefined}
      aria-label={copy.label}
      data-step={current || undefined}
    >
      {aside}
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {announcements[current]}
      </p>
      {LaterSteps && (
        <LaterSteps
          copy={copy}
          current={current}
          firstForm={firstForm}
          firstAnswer={firstAnswer}
          onStep={setCurrent}
        />
      )}
      {/* method="dialog" keeps the browser from sending the form before it is hydrated. */}
      <StepForm ref={firstForm} method="dialog" autoComplete="on" hidden={current > 0} onSubmit={submitFirst}>
        {children}
      </StepForm>
    </section>
  );
}
