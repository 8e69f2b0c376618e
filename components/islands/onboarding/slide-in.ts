import { animate } from "framer-motion/dom/mini";

/** Slides a step in from the right (direction 1, forward) or the left (-1, back). */
export function slideIn(step: Element | null | undefined, direction: 1 | -1): void {
  if (!step || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  animate(
    step,
    { transform: [`translateX(${24 * direction}px)`, "none"], opacity: [0.4, 1] },
    { duration: 0.24, ease: [0.22, 0.9, 0.3, 1] },
  );
}
