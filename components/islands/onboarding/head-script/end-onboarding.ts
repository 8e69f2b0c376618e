/**
 * Ends onboarding if it shows: the page replaces it, scrolled to the section that the URL names or else to its top, and
 * `focusPage` moves the focus there. With `failedKey`, the rest of the visit in this tab has no onboarding.
 */
export function endOnboarding(focusPage: () => void, failedKey?: string): void {
  const root = document.documentElement;
  if (root.dataset.onboarding === undefined) return;
  try {
    if (failedKey) sessionStorage.setItem(failedKey, "true");
  } catch {
    // Without storage, the next page asks again.
  }
  delete root.dataset.onboarding;
  (document.querySelector(":target") ?? root).scrollIntoView();
  focusPage();
}
