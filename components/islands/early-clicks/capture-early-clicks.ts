export interface EarlyClicks {
  /** The last click on a button, unless a later click or typing took its place. */
  last: Event | undefined;
  stop: () => void;
}

/**
 * Runs as an inline script in <head>: keeps the last click on a button from before the page's scripts arrived, so that
 * ReplayEarlyClick can repeat it. Links work by themselves, and onboarding counts its own clicks.
 *
 * It listens in the capture phase, because React stops clicks at the document while it hydrates the page.
 */
export function captureEarlyClicks(): void {
  const remember = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(".app button")) clicks.last = event;
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
  // With JavaScript, only the scripts send forms: the browser would leave the page.
  if (process.env.FORM_ENDPOINT) document.addEventListener("submit", (event) => event.preventDefault());
  Object.assign(window, { earlyClicks: clicks });
}
