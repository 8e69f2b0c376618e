/** Focuses an element without scrolling, because it is in view already, unless the visitor has pinched to zoom. */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: (window.visualViewport?.scale ?? 1) === 1 });
}

/**
 * Focuses an element. One that is not focusable gets a tabindex until it loses the focus or is clicked: otherwise a click anywhere in it
 * would focus it, and Tab would continue from its beginning instead of from the click.
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
    // When the window loses the focus, the element keeps it.
    element.addEventListener("blur", () => document.activeElement === element || release(), { signal });
  }
  focusInView(element);
}

/** Moves the focus to the section that the URL names, or else to the page's main heading. */
export function focusPage(hash = location.hash): void {
  const target =
    // The selector :target does not follow the router.
    document.getElementById(hash.slice(1)) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.getElementById("main");
  if (target) focusForNow(target);
}
