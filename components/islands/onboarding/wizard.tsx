"use client";

import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { OnboardingContent } from "@/content/schema";
import { interpolate } from "@/lib/text/interpolate";
import { type Answers, withAnswer } from "./answers";
import { giveUpOnboarding, isOnboarding, markHydrated, subscribeToOnboarding } from "./visit";

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
export function Wizard({ copy, aside, children }: Props) {
  // Undefined during hydration, because the HTML is the same for all visitors.
  const isShown = useSyncExternalStore(subscribeToOnboarding, isOnboarding, () => undefined);
  const [later, setLater] = useState<typeof import("./later-steps")>();
  const [current, setCurrent] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const root = useRef<HTMLElement>(null);
  const previous = useRef(0);
  /** None at the end. */
  const step = copy.steps[current];

  useEffect(() => {
    if (!isShown) return;
    // If the focus is in onboarding already, perhaps in a field, it stays there.
    if (!root.current?.contains(document.activeElement))
      root.current?.querySelector("h2")?.focus({ preventScroll: true });
    import("./later-steps").then(setLater, giveUpOnboarding);
  }, [isShown]);

  useEffect(() => {
    if (!later) return;
    markHydrated();
    // Continue was clicked before. The head script has marked it.
    const waiting = root.current?.querySelector<HTMLButtonElement>("[aria-busy]");
    waiting?.removeAttribute("aria-busy");
    waiting?.form?.requestSubmit();
  }, [later]);

  useLayoutEffect(() => {
    const form = root.current?.querySelector("form:not([hidden])");
    if (form && current !== previous.current) later?.enterStep(form, current > previous.current);
    previous.current = current;
  }, [current, later]);

  const record = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (step) setAnswers(withAnswer(answers, step, new FormData(currentTarget)));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!later) return;
    if (!step) return later.finish(copy.steps, answers);
    record(event);
    setCurrent(current + 1);
  };
  const form = {
    className:
      "flex flex-col px-[max(min(1.25rem,6.25vw),min(6vw,6rem))] pt-[clamp(1.5rem,3.6vw,3.5rem)] pb-fluid-md *:mx-auto *:w-full *:max-w-184",
    // Keeps the browser from sending the form before it is hydrated.
    method: "dialog",
    onChange: record,
    onSubmit: submit,
  };

  if (isShown === false) return null;
  return (
    // The HTML also has the page's <main>, and a document may have only one. While this shows, it takes that role.
    <section
      ref={root}
      id="onboarding"
      className="group hidden min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[7rem_1fr] in-data-onboarding:grid sm:grid-rows-[11.5rem_1fr] lg:grid-cols-[5fr_minmax(0,7fr)] lg:grid-rows-[1fr]"
      role={isShown ? "main" : undefined}
      aria-label={copy.label}
      data-step={current || undefined}
    >
      {aside}
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {step ? interpolate(copy.position, { step: current + 1, total: copy.steps.length }) : copy.done.text}
      </p>
      {later && current > 0 && (
        <form key={current} {...form}>
          {step ? (
            <later.Question
              copy={copy}
              step={step}
              answer={answers[step.id]}
              onBack={() => setCurrent(current - 1)}
            />
          ) : (
            <later.AllSet copy={copy} name={answers.name?.[0]?.trim()} />
          )}
        </form>
      )}
      <form {...form} hidden={current > 0}>
        {children}
      </form>
    </section>
  );
}
