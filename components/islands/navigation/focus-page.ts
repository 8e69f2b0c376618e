/** Moves the focus to a heading that is in view already, so without a scroll, unless two fingers have zoomed the window. */
export function focusHeading(heading: HTMLElement): void {
  heading.focus({ preventScroll: (window.visualViewport?.scale ?? 1) === 1 });
}

/**
 * Moves the focus to an element that may take none by itself. Then it has a tabindex until it loses the focus or is clicked, because a
 * click focuses the nearest element with a tabindex, and Tab would continue from its beginning instead of from the click.
 */
function focusForNow(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    const listening = new AbortController();
    const { signal } = listening;
    const release = () => {
      element.removeAttribute("tabindex");
      listening.abort();
    };
    element.tabIndex = -1;
    element.addEventListener("mousedown", release, { signal });
    // In a window that loses the focus, the element keeps it.
    element.addEventListener("blur", () => document.activeElement === element || release(), { signal });
  }
  focusHeading(element);
}

/** Moves the focus to the section that the URL names, or else to its main heading. */
export function focusPage(hash = location.hash): void {
  const target =
    // The selector :target does not follow the router.
    document.getElementById(hash.slice(1)) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.getElementById("main");
  if (target) focusForNow(target);
}
