import { enter } from "@/components/islands/motion/enter";
import { focusPage } from "@/lib/dom/focus-page";
import { ignoreSecondClick } from "@/lib/dom/ignore-second-click";
import { type Answers, answersToLog, type Step } from "./answers";
import { endOnboarding } from "./head-script/end-onboarding";
import { onboardedKey } from "./keys";

/* The code that onboarding loads for the steps after the first. */
export { AllSet } from "./all-set";
export { Question } from "./question";

/** Leads to the step whose form has just been shown: forward or back. */
export function enterStep(form: Element, forward: boolean): void {
  ignoreSecondClick();
  const heading = form.querySelector("h2");
  heading?.focus({ preventScroll: true });
  scrollTo(0, 0);
  // From the right, or back from the left.
  const transform = `translateX(${forward ? 24 : -24}px)`;
  const question = heading?.closest("form > *");
  if (question) enter(question, { opacity: 0.4, transform }, 0.24);
}

/** Ends onboarding: logs the answers and shows the page. Full or blocked storage must not keep anyone out. */
export function finish(steps: readonly Step[], answers: Answers): void {
  try {
    localStorage.setItem(onboardedKey, "true");
  } catch (error) {
    console.warn("The visit could not be remembered.", error);
  }
  console.log(answersToLog(steps, answers));
  ignoreSecondClick();
  endOnboarding(focusPage);
}
