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
import { focusPage } from "@/components/islands/navigation/focus-page";
import type { OnboardingContent } from "@/content/schema";
import { endOnboarding } from "./end-onboarding";
import type { LaterStepsProps } from "./later-steps";
import { isOnboarding, subscribeToOnboarding } from "./onboarding-state";

interface Props {
  copy: OnboardingContent;
  /** The waves beside the questions, rendered on the server. */
  aside: ReactNode;
  /** The first question, rendered on the server. */
  children: ReactNode;
}

/**
 * Onboarding on the first visit. Its first step is hydrated with the page and stays in the document, so that nothing
 * replaces a field that is typed in. The code of the later steps loads only while onboarding shows, so returning visitors
 * never get it. If it does not load, the page shows.
 */
export function Onboarding({ copy, aside, children }: Props) {
  // Undefined during hydration, because the HTML is the same for everybody.
  const shown = useSyncExternalStore(subscribeToOnboarding, isOnboarding, () => undefined);
  const [step, setStep] = useState(0);
  const [name, setName] = useState("");
  const [LaterSteps, setLaterSteps] = useState<ComponentType<LaterStepsProps>>();
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!shown) return;
    // A visitor who is there already, perhaps typing, stays.
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
    // In the HTML it stands beside the page's <main>, of which there may be only one. Shown, it takes the role itself.
    <section
      ref={root}
      className="onboarding"
      role={shown ? "main" : undefined}
      aria-label={copy.label}
      data-step={step || undefined}
    >
      {aside}
      {LaterSteps && <LaterSteps copy={copy} step={step} name={name} onStep={setStep} />}
      {/* method="dialog" keeps the browser from sending the form before it is hydrated. */}
      <form
        className="onboarding-step"
        method="dialog"
        autoComplete="on"
        hidden={step > 0 && LaterSteps !== undefined}
        onSubmit={submit}
      >
        {children}
      </form>
    </section>
  );
}
