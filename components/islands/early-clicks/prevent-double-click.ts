/** How long the second half of a double click may take, in milliseconds. */
const doubleClick = 500;

/**
 * Call it where a press changes what lies under the pointer: the second half of a double click shall neither press
 * what came there nor take the focus to it. Answers with how to stop before the time is up.
 */
export function preventDoubleClick(): () => void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const presses = ["mousedown", "click"] as const;
  const stop = () => {
    for (const press of presses) document.removeEventListener(press, ignore, true);
    clearTimeout(timer);
  };
  for (const press of presses) document.addEventListener(press, ignore, true);
  const timer = setTimeout(stop, doubleClick);
  return stop;
}
