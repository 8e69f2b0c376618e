/**
 * Requests a stylesheet that did not arrive again, once. In Chromium, React's stylesheet shares the failure of its preload, unless
 * its URL differs.
 */
export function requestStylesAgain(): void {
  const retry = (event: Event) => {
    const { target: link } = event;
    if (!(link instanceof HTMLLinkElement) || link.rel !== "stylesheet" || link.href.endsWith("?")) return;
    // React would report nothing but "Event", and show pages without the stylesheet.
    event.stopImmediatePropagation();
    link.href += "?";
  };
  addEventListener("error", retry, true);
}
