export interface EarlyClicks {
  /** The last click that needs the scripts, unless the visitor has moved on. */
  last: Event | undefined;
  /** When it was, in milliseconds. */
  time: number;
  /** How far the page was scrolled then, in pixels. */
  scrollY: number;
  stop: () => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/**
 * Keeps the last click from before hydration on a button that sends a form or raises a notice, so that ReplayEarlyClick can repeat
 * it. All else works without scripts. A visitor who types, scrolls or clicks elsewhere after it has moved on.
 *
 * It listens in the capture phase, because React stops clicks at the document while it hydrates the page.
 */
export function captureEarlyClicks(): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const clicks: EarlyClicks = { last: undefined, time: 0, scrollY: 0, stop: () => listening.abort() };
  const forget = () => {
    clicks.last = undefined;
  };
  const remember = (event: Event) => {
    forget();
    if (!(event.target instanceof Element && event.target.closest("[type=submit], [data-notice]"))) return;
    clicks.last = event;
    clicks.time = Date.now();
    clicks.scrollY = scrollY;
  };
  for (const type of ["input", "pointerdown"]) document.addEventListener(type, forget, options);
  // The event of a scroll from before the click may arrive after it.
  document.addEventListener("scroll", () => scrollY !== clicks.scrollY && forget(), options);
  document.addEventListener("click", remember, options);
  window.earlyClicks = clicks;
}
