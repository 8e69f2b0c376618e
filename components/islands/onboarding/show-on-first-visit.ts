/**
 * Runs as an inline script in <head>, before the first paint: a visitor without the flag gets onboarding in the page's place.
 * Where storage is blocked or broken, there is none. If the code of onboarding has not taken over after `timeoutMs`,
 * `showPage` shows the page all the same.
 */
export function showOnFirstVisit(key: string, timeoutMs: number, showPage: () => void): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(key) !== null) return;
  } catch {
    return;
  }
  root.dataset.onboarding = "shown";
  // Continue was clicked before the code of onboarding arrived, which then starts at the next step.
  document.addEventListener("submit", () => {
    if (root.dataset.onboarding === "shown") root.dataset.onboardingContinued = "";
  });
  // A double click counts once, or the second step would be gone before it was seen.
  document.addEventListener("click", (event) => {
    if (event.detail > 1 && root.dataset.onboarding === "shown") event.preventDefault();
  });
  setTimeout(() => {
    if (root.dataset.onboarding === "shown") showPage();
  }, timeoutMs);
}
