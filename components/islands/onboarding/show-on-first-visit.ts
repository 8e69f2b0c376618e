/**
 * Runs as an inline script in <head>, before the first paint: shows onboarding instead of the page to a visitor without the
 * flag. If storage is blocked or broken, it shows the page. If the code of onboarding has not loaded after `timeoutMs`, `end`
 * ends onboarding.
 */
export function showOnFirstVisit(key: string, timeoutMs: number, end: () => void): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(key) !== null) return;
  } catch {
    return;
  }
  root.dataset.onboarding = "shown";
  setTimeout(() => {
    if (root.dataset.onboarding === "shown") end();
  }, timeoutMs);
}
