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
import { endOnboarding } from "@/components/head-scripts/end-onboarding";
import { focusPage } from "@/components/head-scripts/focus-page";
import type { OnboardingContent } from "@/content/schema";
import type { LaterStepsProps } from "./later-steps";
import { isOnboarding, subscribeToOnboarding } from "./onboarding-state";
import { StepForm } from "./step-form";

interface Props {
  copy: OnboardingContent;
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
export function Onboarding({ copy, aside, children }: Props) {
  // Undefined during hydration, because the HTML is the same for all visitors.
  const shown = useSyncExternalStore(subscribeToOnboarding, isOnboarding, () => undefined);
  const [step, setStep] = useState(0);
  const [name, setName] = useState("");
  const [LaterSteps, setLaterSteps] = useState<ComponentType<LaterStepsProps>>();
  const root = useRef<HTMLElement>(null);
  const firstForm = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!shown) return;
    // If the focus is in onboarding already, perhaps in a field, it stays there.
    if (!root.current?.contains(document.activeElement))
      root.current?.querySelector("h2")?.focus({ preventScroll: true });
    import("./later-steps").then(
      (module) => setLaterSteps(() => module.LaterSteps),
      () => endOnboarding(focusPage),
    );
  }, [shown]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get("name")));
    setStep(1);
  };

  if (shown === false) return null;
  return (
    // The HTML also has the page's <main>, and a document may have only one. While this shows, it takes that role.
    <section
      ref={root}
      id="onboarding"
      className="group hidden min-h-dvh grid-rows-[7rem_1fr] in-data-onboarding:grid sm:grid-rows-[11.5rem_1fr] lg:grid-cols-[5fr_7fr] lg:grid-rows-[1fr]"
      role={shown ? "main" : undefined}
      aria-label={copy.label}
      data-step={step || undefined}
    >
      {aside}
      {LaterSteps && (
        <LaterSteps copy={copy} step={step} firstForm={firstForm} name={name} onStep={setStep} />
      )}
      {/* method="dialog" keeps the browser from sending the form before it is hydrated. */}
      <StepForm
        ref={firstForm}
        method="dialog"
        autoComplete="on"
        hidden={step > 0 && LaterSteps !== undefined}
        onSubmit={submit}
      >
        {children}
      </StepForm>
    </section>
  );
}
