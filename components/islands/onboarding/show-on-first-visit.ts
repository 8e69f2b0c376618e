/**
 * Runs as an inline script in <head>, before the first paint: a visitor without the flag gets onboarding in the page's place.
 * Where storage is blocked or broken, there is none. If the code of onboarding has not arrived after `timeoutMs`, `end` ends
 * it.
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
