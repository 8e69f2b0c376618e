/** The longest time between the clicks of a double click, in milliseconds. */
const doubleClickMs = 500;

/**
 * Ignores the second click of a double click. Call it where a click changes the element under the pointer, which the second
 * click would hit.
 */
export function preventDoubleClick(): void {
  const listening = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ["mousedown", "click"] as const)
    document.addEventListener(type, ignore, { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort(), doubleClickMs);
}
