/**
 * Moves the focus to the part of the page that the URL names, or else to its main heading. The head script contains the
 * source of this function, so it uses nothing from outside itself.
 */
export function focusPage(): void {
  const target =
    (location.hash && document.querySelector<HTMLElement>(":target")) ||
    document.querySelector<HTMLElement>("main h1") ||
    document.getElementById("main");
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
