/** Moves the focus to the section that the URL names, or else to its main heading. */
export function focusPage(hash = location.hash): void {
  const target =
    // Not :target, which does not follow the router.
    document.getElementById(hash.slice(1)) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.getElementById("main");
  if (!target) return;
  if (target.tabIndex === -1) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
