import { type RefObject, useRef } from "react";
import { animateIn } from "@/components/islands/motion/animate-in";
import { focusInView } from "@/components/islands/navigation/focus-page";
import { useLayoutComfort } from "@/components/islands/use-comfort";

/** Animates each new step in, and moves the focus to its heading. */
export function useStepChange(section: RefObject<HTMLElement | null>, current: number): void {
  const shownStep = useRef(current);

  useLayoutComfort(() => {
    if (current === shownStep.current) return;
    // Forward from the right, back from the left.
    const transform = `translateX(${current > shownStep.current ? 24 : -24}px)`;
    shownStep.current = current;
    // In Firefox, Orca would continue from the selection, which the removed question leaves after the new one.
    getSelection()?.removeAllRanges();
    section.current?.scrollTo?.(0, 0);
    const heading = section.current?.querySelector("h2");
    if (heading) focusInView(heading);
    const question = heading?.closest("form > *");
    if (question) animateIn(question, { opacity: 0.4, transform }, 0.24);
  }, [section, current]);
}
