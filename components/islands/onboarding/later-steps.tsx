import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { endOnboarding } from "@/components/head-scripts/end-onboarding";
import { focusPage } from "@/components/head-scripts/focus-page";
import { preventDoubleClick } from "@/components/islands/early-clicks/prevent-double-click";
import { enter } from "@/components/islands/motion/enter";
import type { Audience, GoalId, OnboardingContent } from "@/content/schema";
import { interpolate } from "@/lib/interpolate";
import { lastStep, maxGoals, onboardedKey, questions, toggleGoal } from "@/lib/onboarding";
import { AllSet } from "./all-set";
import { Choices } from "./choices";
import { markHydrated } from "./onboarding-state";
import { OnboardingStep } from "./onboarding-step";
import { StepForm } from "./step-form";

export interface LaterStepsProps {
  copy: OnboardingContent;
  /** The index of the current step. At 0, the first step, nothing shows. */
  step: number;
  /** The first step's form, which stays in the document. */
  firstForm: RefObject<HTMLFormElement | null>;
  /** The first step's answer. */
  name: string;
  onStep: (step: number) => void;
}

/** Remembers the visit. Full or blocked storage must not keep anyone out. */
function rememberVisit(): void {
  try {
    localStorage.setItem(onboardedKey, "true");
  } catch (error) {
    console.warn("The visit could not be remembered.", error);
  }
}

/** The steps of onboarding after the first, and the announcement of every step. The last step ends by showing the page. */
export function LaterSteps({ copy, step, firstForm, name, onStep }: LaterStepsProps) {
  const [role, setRole] = useState<Audience | "">("");
  const [goals, setGoals] = useState<readonly GoalId[]>([]);
  const laterForm = useRef<HTMLFormElement>(null);
  const lastShown = useRef(0);

  useEffect(markHydrated, []);

  useLayoutEffect(() => {
    const before = lastShown.current;
    if (step === before) return;
    lastShown.current = step;
    preventDoubleClick();
    const form = step === 0 ? firstForm : laterForm;
    const heading = form.current?.querySelector("h2");
    heading?.focus({ preventScroll: true });
    scrollTo(0, 0);
    // From the right, or back from the left.
    const slide = `translateX(${step > before ? 24 : -24}px)`;
    const shown = heading?.closest("form > *");
    if (shown) enter(shown, { opacity: 0.4, transform: slide }, 0.24);
  }, [step, firstForm]);

  const back = () => onStep(step - 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step < lastStep) return onStep(step + 1);
    rememberVisit();
    console.log({ name: name.trim(), role, goals });
    preventDoubleClick();
    endOnboarding(focusPage);
  };

  return (
    <>
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {step < lastStep
          ? interpolate(copy.position, { step: step + 1, total: questions.length })
          : copy.done.text}
      </p>
      {step > 0 && (
        <StepForm key={step} ref={laterForm} onSubmit={submit}>
          {step === 1 && (
            <OnboardingStep copy={copy} question="role" onBack={back}>
              <Choices
                type="radio"
                name="role"
                options={copy.role.options}
                chosen={[role]}
                onChoose={setRole}
              />
            </OnboardingStep>
          )}
          {step === 2 && (
            <OnboardingStep
              copy={copy}
              question="goals"
              count={interpolate(copy.goals.count, { count: goals.length, max: maxGoals })}
              onBack={back}
            >
              <Choices
                type="checkbox"
                name="goals"
                options={copy.goals.options}
                chosen={goals}
                full={goals.length >= maxGoals}
                onChoose={(goal) => setGoals((chosen) => toggleGoal(chosen, goal))}
              />
            </OnboardingStep>
          )}
          {step === lastStep && <AllSet copy={copy} name={name.trim()} />}
        </StepForm>
      )}
    </>
  );
}
