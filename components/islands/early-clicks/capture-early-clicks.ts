export interface EarlyClicks {
  /** The last click on a button, unless a later click or typing took its place. */
  last: Event | undefined;
  stop: () => void;
}

/**
 * Runs as an inline script in <head>: keeps the last click on a button from before the page's scripts arrived, so that
 * ReplayEarlyClick can repeat it. Links work by themselves.
 *
 * Where forms are sent to FORM_ENDPOINT, it also keeps the browser from sending one before the scripts can.
 *
 * It listens in the capture phase, because React stops clicks at the document while it hydrates the page.
 */
export function captureEarlyClicks(): void {
  const remember = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("button")) clicks.last = event;
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
  if (process.env.FORM_ENDPOINT) {
    // The scripts send forms: by itself, the browser would leave the page. When a script does not come, it has to.
    const hold = (event: Event) => event.preventDefault();
    document.addEventListener("submit", hold);
    document.addEventListener(
      "error",
      ({ target }) => target instanceof HTMLScriptElement && document.removeEventListener("submit", hold),
      true,
    );
  }
  Object.assign(window, { earlyClicks: clicks });
}
