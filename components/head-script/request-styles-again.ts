/**
 * Retries a stylesheet that failed to load, once. In Chromium, React's stylesheet fails with its preload, unless its URL differs.
 */
export function requestStylesAgain(): void {
  const retry = (event: Event) => {
    const { target: link } = event;
    if (!(link instanceof HTMLLinkElement) || link.rel !== "stylesheet" || link.href.endsWith("?")) return;
    // An error that reaches React is reported as "Event" only, and shows pages without the stylesheet.
    event.stopImmediatePropagation();
    link.href += "?";
  };
  addEventListener("error", retry, true);
}
