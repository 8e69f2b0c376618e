/** The longest time between the clicks of a double click, in milliseconds. */
const doubleClickMs = 500;

/**
 * Ignores the second click of a double click. Call it where a click changes the element under the pointer, which the second
 * click would hit. Returns a function that stops it early.
 */
export function preventDoubleClick(): () => void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const clicks = ["mousedown", "click"] as const;
  const stop = () => {
    for (const click of clicks) document.removeEventListener(click, ignore, true);
    clearTimeout(timer);
  };
  for (const click of clicks) document.addEventListener(click, ignore, true);
  const timer = setTimeout(stop, doubleClickMs);
  return stop;
}
