/**
 * Runs as an inline script in <head>: keeps the last press of a button before the page's scripts arrived, so that
 * EarlyPress can repeat it once it does something: a form's button too, whose own sending leads nowhere. Links work by
 * themselves, and the wizard counts its presses (close-gate.ts).
 *
 * It listens in the capture phase: from when React begins to take the page over until it has, React lets no press get
 * any further than the document.
 */
export function catchEarlyPress(): void {
  const remember = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(".app button"))
      Object.assign(window, { earlyPress: event });
  };
  // Who goes on typing after a press has thought better of it, or was told what is missing.
  const forget = () => Object.assign(window, { earlyPress: undefined });
  document.addEventListener("click", remember, true);
  document.addEventListener("input", forget, true);
  const stopCatchingPresses = () => {
    document.removeEventListener("click", remember, true);
    document.removeEventListener("input", forget, true);
  };
  Object.assign(window, { stopCatchingPresses });
}
