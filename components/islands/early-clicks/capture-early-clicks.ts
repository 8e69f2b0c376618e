export interface EarlyClicks {
  /** The last click on a button, unless typing followed it. */
  last: Event | undefined;
  stop: () => void;
}

/**
 * Runs as an inline script in <head>: keeps the last click on a button from before hydration, so that ReplayEarlyClick can
 * repeat it. Links need no replay.
 *
 * With FORM_ENDPOINT, the browser itself sends a form that is submitted early.
 *
 * It listens in the capture phase, because React stops clicks at the document while it hydrates the page.
 */
export function captureEarlyClicks(): void {
  // The browser itself sends a form with an action.
  const buttons = "button:not(form[action] *)";
  const remember = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(buttons)) clicks.last = event;
  };
  // A visitor who types after a click has changed their mind, or has seen an error message.
  const forget = () => {
    clicks.last = undefined;
  };
  const clicks: EarlyClicks = {
    last: undefined,
    stop: () => {
      document.removeEventListener("click", remember, true);
      document.removeEventListener("input", forget, true);
    },
  };
  document.addEventListener("click", remember, true);
  document.addEventListener("input", forget, true);
  Object.assign(window, { earlyClicks: clicks });
}
