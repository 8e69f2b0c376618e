/**
 * Runs as an inline script in <head>: keeps the last button that was pressed before the page's scripts arrived, so
 * that EarlyPress can press it again once it does something: a form's button too, whose own sending leads nowhere. Links
 * work by themselves, and the wizard counts its presses (close-gate.ts).
 */
export function catchEarlyPress(): void {
  const remember = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest(".app button");
    if (button) Object.assign(window, { earlyPress: button });
  };
  // Who goes on typing after a press has thought better of it, or was told what is missing.
  const forget = () => Object.assign(window, { earlyPress: undefined });
  document.addEventListener("click", remember);
  document.addEventListener("input", forget);
  const stopCatchingPresses = () => {
    document.removeEventListener("click", remember);
    document.removeEventListener("input", forget);
  };
  Object.assign(window, { stopCatchingPresses });
}
