import { type FormEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { preventDoubleClick } from "@/components/islands/early-clicks/prevent-double-click";
import { enter } from "@/components/islands/motion/enter";
import type { OnboardingContent } from "@/content/schema";
import { AllSet } from "./all-set";
import { type Answers, answersToLog, withAnswer } from "./answers";
import { Question } from "./question";
import { StepForm } from "./step-form";
import { finishOnboarding } from "./visit";

export interface LaterStepsProps {
  copy: OnboardingContent;
  /** The index of the current step. At 0, the first step, nothing shows. */
  current: number;
  answers: Answers;
  /** The first step's form, which stays in the document. */
  firstForm: RefObject<HTMLFormElement | null>;
  onStep: (step: number) => void;
  onAnswer: (answers: Answers) => void;
}

/** The steps of onboarding after the first. The last one, after all questions, ends by showing the page. */
export function LaterSteps({ copy, current, answers, firstForm, onStep, onAnswer }: LaterStepsProps) {
  const laterForm = useRef<HTMLFormElement>(null);
  const lastShown = useRef(0);
  const step = copy.steps[current];

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
    if (step) onAnswer(withAnswer(answers, step, currentTarget));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step) return onStep(current + 1);
    console.log(answersToLog(copy.steps, answers));
    preventDoubleClick();
    finishOnboarding();
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
