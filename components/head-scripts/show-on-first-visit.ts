/**
 * Shows onboarding instead of the page on a first visit, before the first paint. `end` ends it if its code has not loaded
 * after `timeoutMs`, or as soon as the browser cannot parse a script.
 */
export function showOnFirstVisit(isFirstVisit: boolean, timeoutMs: number, end: () => void): void {
  if (!isFirstVisit) return;
  const root = document.documentElement;
  root.dataset.onboarding = "shown";
  const endWithoutCode = () => {
    if (root.dataset.onboarding === "shown") end();
  };
  setTimeout(endWithoutCode, timeoutMs);
  addEventListener("error", ({ error }) => {
    if (error instanceof SyntaxError) endWithoutCode();
  });
}
