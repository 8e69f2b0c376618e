"use client";

import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { ignoreSecondPress } from "@/components/islands/presses/ignore-second-press";
import type { OnboardingContent } from "@/content/schema";
import {
  lastStep,
  newOnboarding,
  type Onboarding,
  onboardedKey,
  onboardingAnswers,
  onboardingReducer,
} from "@/lib/onboarding";
import { openGate } from "./gate-state";
import { slideIn } from "./slide-in";
import { WizardView } from "./wizard-view";

export interface WizardProps {
  words: OnboardingContent;
}

/** Takes over what the visitor did in the server's first step before this code came. */
function takeOver(): Onboarding {
  const field = document.querySelector<HTMLInputElement>("#gate-name");
  // One step, however often it was pressed: a question that nobody saw must not be passed over.
  const step = "gateContinued" in document.documentElement.dataset ? 1 : 0;
  return { ...newOnboarding, name: field?.value ?? "", step };
}

/** The flag is a comfort, not a condition: storage that is full or blocked must not keep anyone out. */
function rememberVisit(): void {
  try {
    localStorage.setItem(onboardedKey, "true");
  } catch (error) {
    console.warn("The visit could not be remembered.", error);
  }
}

/** The onboarding wizard. Mounted over a closed gate, it ends by opening it. */
export function Wizard({ words }: WizardProps) {
  const [state, dispatch] = useReducer(onboardingReducer, undefined, takeOver);
  const root = useRef<HTMLDivElement>(null);
  const lastShown = useRef<number>(undefined);
  const [wasTyping] = useState(() => document.activeElement?.id === "gate-name");
  const { step } = state;

  // The sea beside the questions rises with the steps; it is the server's, so the step is written on the gate.
  useEffect(() => {
    root.current?.closest(".gate")?.setAttribute("data-step", String(step));
  }, [step]);

  useLayoutEffect(() => {
    const before = lastShown.current;
    lastShown.current = step;
    if (before === step) return;
    // Who was in the name's field when the wizard came goes on typing there.
    const field =
      before === undefined && wasTyping ? root.current?.querySelector<HTMLInputElement>("#gate-name") : null;
    const target = field ?? root.current?.querySelector("h1");
    target?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    scrollTo(0, 0);
    if (before !== undefined) slideIn(root.current?.querySelector(".wizard-step"), step > before ? 1 : -1);
  }, [step, wasTyping]);

  const finish = () => {
    rememberVisit();
    console.log(onboardingAnswers(state));
    openGate();
  };

  return (
    <div ref={root} className="contents">
      <WizardView
        state={state}
        words={words}
        handlers={{
          onContinue: () => {
            ignoreSecondPress();
            if (step === lastStep) finish();
            else dispatch({ type: "continue" });
          },
          onBack: () => {
            ignoreSecondPress();
            dispatch({ type: "back" });
          },
          onName: (name) => dispatch({ type: "name", name }),
          onRole: (role) => dispatch({ type: "role", role }),
          onGoal: (goal) => dispatch({ type: "goal", goal }),
        }}
      />
    </div>
  );
}
