/**
 * Calls back at once or, while a button is held down, once it has been released: a click is lost when its button is replaced
 * in its middle.
 */
export function afterClick(callback: () => void): void {
  if (!document.querySelector("button:active")) {
    callback();
    return;
  }
  const released = new AbortController();
  const callBack = () => {
    released.abort();
    // The click itself follows in the same task.
    setTimeout(callback);
  };
  for (const type of ["pointerup", "pointercancel", "keyup"])
    addEventListener(type, callBack, { signal: released.signal });
}
