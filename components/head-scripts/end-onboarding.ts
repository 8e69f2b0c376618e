/**
 * Ends onboarding if it shows: the page replaces it, scrolled to the part that the URL names or else to its top, and
 * `focusPage` moves the focus there.
 */
export function endOnboarding(focusPage: () => void): void {
  const root = document.documentElement;
  if (root.dataset.onboarding === undefined) return;
  delete root.dataset.onboarding;
  (document.querySelector(":target") ?? root).scrollIntoView();
  focusPage();
}
