import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { focusPage } from "@/components/head-scripts/focus-page";
import { preventDoubleClick } from "@/components/islands/early-clicks/prevent-double-click";
import { enter } from "@/components/islands/motion/enter";
import type { OnboardingContent } from "@/content/schema";
import { AllSet } from "./all-set";
import { type Answers, answersToLog, withAnswer } from "./answers";
import { endOnboarding } from "./head-script/end-onboarding";
import { onboardedKey } from "./keys";
import { Question } from "./question";
import { StepForm } from "./step-form";

export interface LaterStepsProps {
  copy: OnboardingContent;
  /** The index of the current step. At 0, the first step, nothing shows. */
  current: number;
  /** The first step's form, which stays in the document, and its answer. */
  firstForm: RefObject<HTMLFormElement | null>;
  firstAnswer: FormData | undefined;
  onStep: (step: number) => void;
}

/** Full or blocked storage must not keep anyone out. */
function rememberVisit(): void {
  try {
    localStorage.setItem(onboardedKey, "true");
  } catch (error) {
    console.warn("The visit could not be remembered.", error);
  }
}

/** The steps of onboarding after the first. The last one, after all questions, ends by showing the page. */
export function LaterSteps({ copy, current, firstForm, firstAnswer, onStep }: LaterStepsProps) {
  const [laterAnswers, setLaterAnswers] = useState<Answers>({});
  const laterForm = useRef<HTMLFormElement>(null);
  const lastShown = useRef(0);
  const step = copy.steps[current];
  const answers = firstAnswer ? withAnswer(laterAnswers, copy.steps[0], firstAnswer) : laterAnswers;

  useLayoutEffect(() => {
    const before = lastShown.current;
    if (current === before) return;
    lastShown.current = current;
    preventDoubleClick();
    const form = current === 0 ? firstForm : laterForm;
    const heading = form.current?.querySelector("h2");
    heading?.focus({ preventScroll: true });
    scrollTo(0, 0);
    // From the right, or back from the left.
    const slide = `translateX(${current > before ? 24 : -24}px)`;
    const shown = heading?.closest("form > *");
    if (shown) enter(shown, { opacity: 0.4, transform: slide }, 0.24);
  }, [current, firstForm]);

  const record = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (step) setLaterAnswers(withAnswer(laterAnswers, step, new FormData(currentTarget)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step) return onStep(current + 1);
    rememberVisit();
    console.log(answersToLog(copy.steps, answers));
    preventDoubleClick();
    endOnboarding(focusPage);
  };

  if (current === 0) return null;
  return (
    <StepForm key={current} ref={laterForm} onChange={record} onSubmit={submit}>
      {step ? (
        <Question copy={copy} step={step} answer={answers[step.id]} onBack={() => onStep(current - 1)} />
      ) : (
        <AllSet copy={copy} name={answers.name?.[0]?.trim()} />
      )}
    </StepForm>
  );
}
