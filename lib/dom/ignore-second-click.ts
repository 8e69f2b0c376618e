/** The longest time between the clicks of a double click, in milliseconds. */
const doubleClickMs = 500;

/** Ignores the second click of a double click. Call it where a click changes what is under the pointer. */
export function ignoreSecondClick(): void {
  const signal = AbortSignal.timeout(doubleClickMs);
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ["mousedown", "click"] as const)
    document.addEventListener(type, ignore, { capture: true, signal });
}
