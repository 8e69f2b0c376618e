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
  document.addEventListener("click", remember);
  Object.assign(window, { stopCatchingPresses: () => document.removeEventListener("click", remember) });
}
