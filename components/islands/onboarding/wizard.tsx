"use client";

import { clsx } from "clsx";
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { takeEarlySubmit } from "@/components/head-script/early-clicks";
import { endOnboarding, isFirstVisit } from "@/components/head-script/onboarding";
import { animateIn, loadMotion } from "@/components/islands/motion/animate-in";
import { Button } from "@/components/ui/button";
import type { OnboardingContent, OnboardingStep } from "@/content/schema";
import { focusPage } from "@/lib/dom/focus-page";
import { ignoreSecondClick } from "@/lib/dom/ignore-second-click";
import { interpolate } from "@/lib/text/interpolate";
import { AllSet, Progress, Question } from "./step";

interface Props {
  copy: OnboardingContent;
  /** The waves beside the questions, rendered on the server. */
  aside: ReactNode;
}

/** The answers so far, typed or chosen, by the step's id. */
type Answers = Readonly<Record<string, readonly string[]>>;

/** Returns the answer in a step's form. */
function readAnswer(step: OnboardingStep, form: HTMLFormElement): readonly string[] {
  const values = new FormData(form).getAll(step.id).map(String);
  return step.type === "checkbox" ? values.slice(0, step.max) : values;
}

/** Returns the answers as they are logged: a list for several choices, else a text. */
function answersToLog({ steps }: OnboardingContent, answers: Answers) {
  return Object.fromEntries(
    steps.map(({ id, type }) => {
      const values = answers[id] ?? [];
      return [id, type === "checkbox" ? values : (values[0] ?? "").trim()];
    }),
  );
}

/** Whether onboarding covers the page. The head script sets this attribute before the first paint. */
const isOnboarding = () => document.documentElement.dataset.onboarding !== undefined;

/**
 * Calls back when onboarding ends, and ends it when it has been finished elsewhere: in another tab, even before this code
 * loaded, or on a later page of this tab from which the visitor came back. Returns a function that unsubscribes.
 */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-onboarding"] });
  const listening = new AbortController();
  const endIfFinished = () => {
    if (!isFirstVisit()) endOnboarding(focusPage);
  };
  endIfFinished();
  // A page in the back/forward cache gets no storage events.
  for (const type of ["storage", "pageshow"])
    addEventListener(type, endIfFinished, { signal: listening.signal });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}

/**
 * Onboarding on the first visit: a form whose fields are those of the current step. The first one is hydrated in place, so nothing
 * replaces a field while the visitor types.
 */
export function Wizard({ copy, aside }: Props) {
  const isShown = useSyncExternalStore(subscribe, isOnboarding, () => false);
  const [current, setCurrent] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const section = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const previous = useRef(0);
  /** None at the end. */
  const step = copy.steps[current];

  useLayoutEffect(() => {
    if (!isShown || !section.current) return;
    // React removes it when it renders a changed document again.
    document.documentElement.dataset.onboarding = "";
    // An extension that hides or removes overlays must not leave the page inert behind it. Print hides it for a moment.
    const watching = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting && !matchMedia("print").matches) endOnboarding(focusPage, "failed");
    });
    watching.observe(section.current);
    return () => watching.disconnect();
  }, [isShown]);

  useEffect(() => {
    if (!isShown) return;
    // If the focus is in onboarding already, perhaps in a field, it stays there.
    if (!section.current?.contains(document.activeElement))
      section.current?.querySelector("h2")?.focus({ preventScroll: true });
    loadMotion();
  }, [isShown]);

  useLayoutEffect(() => {
    if (current === previous.current) return;
    // From the right, or back from the left.
    const transform = `translateX(${current > previous.current ? 24 : -24}px)`;
    previous.current = current;
    ignoreSecondClick();
    // In Firefox, Orca follows the selection. One in the last question is behind the new one now.
    getSelection()?.removeAllRanges();
    const heading = form.current?.querySelector("h2");
    heading?.focus({ preventScroll: true });
    section.current?.scrollTo?.(0, 0);
    const question = heading?.closest("form > *");
    if (question) animateIn(question, { opacity: 0.4, transform }, 0.24);
  }, [current]);

  useEffect(() => (form.current ? takeEarlySubmit(form.current) : undefined), []);

  const record = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (step) setAnswers({ ...answers, [step.id]: readAnswer(step, currentTarget) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step) {
      record(event);
      setCurrent(current + 1);
      return;
    }
    console.log(answersToLog(copy, answers));
    ignoreSecondClick();
    endOnboarding(focusPage, "finished");
  };

  return (
    // The HTML also has the page's <main>, and a document may have only one. While this covers the page, it takes that role.
    <section
      ref={section}
      id="onboarding"
      className="group fixed inset-0 z-50 overflow-x-hidden overflow-y-scroll overscroll-contain bg-surface print:hidden"
      role={isShown ? "main" : undefined}
      aria-label={copy.label}
      data-step={current || undefined}
      // Search engines do not quote it, and a reader view leaves it out until the head script shows it.
      data-nosnippet
      hidden={!isShown}
      suppressHydrationWarning
    >
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {step ? interpolate(copy.position, { step: current + 1, total: copy.steps.length }) : copy.done.text}
      </p>
      <div className="page-width grid min-h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] beside:split-5 beside:grid-rows-[1fr]">
        {aside}
        <form
          ref={form}
          className="flex flex-col pt-[clamp(1.5rem,3.6vw,3.5rem)] pb-fluid-md low:pt-2 low:beside:pt-6"
          // Keeps the browser from sending the form before it is hydrated.
          method="dialog"
          onChange={record}
          onSubmit={submit}
        >
          {step && <Progress copy={copy} current={current} />}
          <div
            key={current}
            className="mb-auto pt-7.5 pb-6 beside:my-auto beside:py-[clamp(2rem,5vh,4rem)] low:py-3 low:beside:py-4"
          >
            {step ? (
              <Question step={step} answer={answers[step.id]} />
            ) : (
              <AllSet copy={copy} name={answers.name?.[0]?.trim()} />
            )}
          </div>
          {/* They stay, because screen readers that lose the button under their cursor skip the heading that gets the focus. */}
          <div className="flex flex-wrap gap-4">
            {step && current > 0 && (
              <Button
                variant="secondary"
                className="max-sm:flex-[0_1_7rem]"
                onClick={() => setCurrent(current - 1)}
              >
                {copy.back}
              </Button>
            )}
            <Button
              type="submit"
              className={clsx(
                "ms-auto max-sm:flex-auto",
                // A ring of dots at its end after an early click. It shows after 300 ms, so that a short wait does not flicker.
                "after:absolute after:right-2 after:size-4 after:rounded-full after:border-2 after:border-dotted after:opacity-0",
                "aria-busy:after:animate-spin aria-busy:after:opacity-100 aria-busy:after:delay-300 aria-busy:after:duration-0 aria-busy:after:transition-opacity",
              )}
            >
              {step ? copy.next : copy.done.enter}
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}
