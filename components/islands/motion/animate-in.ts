let animate: typeof import("./animate").animate | undefined;

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Loads the code that moves elements, except for visitors who prefer reduced motion. Without it, nothing moves. */
export async function loadMotion(): Promise<void> {
  if (prefersStillness()) return;
  animate = (await import("./animate").catch(() => undefined))?.animate;
}

interface Start {
  opacity: number;
  transform: string;
}

/** Moves an element from its start into its place. With reduced motion, it is there at once. Times are in seconds. */
export function animateIn(
  element: Element,
  { opacity, transform }: Start,
  duration: number,
  delay = 0,
): void {
  if (prefersStillness()) return;
  animate?.(
    element,
    { opacity: [opacity, 1], transform: [transform, "none"] },
    // The curve is --ease-settle of app/styles/theme.css.
    { duration, delay, ease: [0.22, 0.9, 0.3, 1] },
  );
}
