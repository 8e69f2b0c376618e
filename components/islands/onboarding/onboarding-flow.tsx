import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { preventDoubleClick } from "@/components/islands/early-clicks/prevent-double-click";
import { showPage } from "@/components/islands/navigation/show-page";
import type { OnboardingContent } from "@/content/schema";
import {
  lastStep,
  newOnboarding,
  type OnboardingState,
  onboardedKey,
  onboardingAnswers,
  onboardingReducer,
} from "@/lib/onboarding";
import { OnboardingStep } from "./onboarding-step";
import { slideIn } from "./slide-in";

export interface OnboardingFlowProps {
  copy: OnboardingContent;
}

/** Returns the first state, with what the visitor did in the HTML's first step before this code arrived. */
function initialState(): OnboardingState {
  const field = document.querySelector<HTMLInputElement>("#onboarding-name");
  // One step, however often Continue was clicked: no question may be skipped unseen.
  const step = "onboardingContinued" in document.documentElement.dataset ? 1 : 0;
  return { ...newOnboarding, name: field?.value ?? "", step };
}

/** Remembers the visit. Storage that is full or blocked must not keep anyone out. */
function rememberVisit(): void {
  try {
    localStorage.setItem(onboardedKey, "true");
  } catch (error) {
    console.warn("The visit could not be remembered.", error);
  }
}

/** The steps of onboarding, which end by showing the page. */
export function OnboardingFlow({ copy }: OnboardingFlowProps) {
  const [state, dispatch] = useReducer(onboardingReducer, undefined, initialState);
  const root = useRef<HTMLDivElement>(null);
  const lastShown = useRef<number>(undefined);
  const [wasTyping] = useState(() => document.activeElement?.id === "onboarding-name");
  const { step } = state;

  // The waves beside the questions rise with the steps. They are rendered on the server, so styles read an attribute.
  useEffect(() => {
    root.current?.closest(".onboarding")?.setAttribute("data-step", String(step));
  }, [step]);

  useLayoutEffect(() => {
    const before = lastShown.current;
    lastShown.current = step;
    if (before === step) return;
    // A visitor who was typing in the name field goes on typing there.
    const field =
      before === undefined && wasTyping
        ? root.current?.querySelector<HTMLInputElement>("#onboarding-name")
        : null;
    const target = field ?? root.current?.querySelector("h1");
    target?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    scrollTo(0, 0);
    if (before !== undefined)
      slideIn(root.current?.querySelector(".onboarding-step-question"), step > before ? 1 : -1);
  }, [step, wasTyping]);

  const finish = () => {
    rememberVisit();
    console.log(onboardingAnswers(state));
    showPage();
  };

  return (
    <div ref={root} className="contents">
      <OnboardingStep
        state={state}
        copy={copy}
        handlers={{
          onContinue: () => {
            preventDoubleClick();
            if (step === lastStep) finish();
            else dispatch({ type: "continue" });
          },
          onBack: () => {
            preventDoubleClick();
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
