import { useComfort } from "@/components/islands/use-comfort";

/**
 * How soon a click belongs to the one before, in milliseconds. The clicks of a double click are some 100 to 250 apart, and those of someone
 * who presses Continue twice a second 400 to 600. Browsers count both as one series, up to 500.
 */
const doubleClickMs = 350;

/** Whether an event is on one of the elements that do something at once. A program may click the document itself. */
const isOnControl = ({ target }: Event) =>
  target instanceof Element && target.closest("a, button, summary") !== null;

/**
 * Ignores the second click of a double click on a link, a button or the summary of a menu: it would undo the first, or hit whatever
 * is now under the pointer.
 */
export function useSingleClicks(): void {
  useComfort(() => {
    let pressedAt = Number.NEGATIVE_INFINITY;
    const press = (event: MouseEvent) => {
      const now = performance.now();
      if (event.detail > 1 && now - pressedAt < doubleClickMs) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.type === "click" && isOnControl(event)) {
        pressedAt = now;
      }
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    // The second press would also move the focus, or select a word of the next page.
    for (const type of ["mousedown", "click"] as const) window.addEventListener(type, press, options);
    return () => listening.abort();
  }, []);
}
