/** Moves the focus to a heading that is in view already, so without a scroll, unless two fingers have zoomed the window. */
export function focusHeading(heading: HTMLElement): void {
  heading.focus({ preventScroll: (window.visualViewport?.scale ?? 1) === 1 });
}

/** Moves the focus to the section that the URL names, or else to its main heading. */
export function focusPage(hash = location.hash): void {
  const target =
    // The selector :target does not follow the router.
    document.getElementById(hash.slice(1)) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.getElementById("main");
  if (!target) return;
  // Where there is no attribute, -1 stands for an element that takes no focus. With the attribute, scripts can focus it.
  if (target.tabIndex === -1) target.tabIndex = -1;
  focusHeading(target);
}
