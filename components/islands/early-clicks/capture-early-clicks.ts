export interface EarlyClicks {
  /** The last click on a button, unless a later click or typing took its place. */
  last: Event | undefined;
  stop: () => void;
}

/**
 * Runs as an inline script in <head>: keeps the last click on a button from before the page's scripts arrived, so that
 * ReplayEarlyClick can repeat it. Links work by themselves.
 *
 * Where forms are sent to FORM_ENDPOINT, the browser sends one itself that is submitted early.
 *
 * It listens in the capture phase, because React stops clicks at the document while it hydrates the page.
 */
export function captureEarlyClicks(): void {
  // A form with an action was sent by the browser itself.
  const buttons = "button:not(form[action] *)";
  const remember = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(buttons)) clicks.last = event;
  };
  // A visitor who goes on typing after a click has changed their mind, or was told what is missing.
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
