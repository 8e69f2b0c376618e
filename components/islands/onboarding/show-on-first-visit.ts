/**
 * Runs as an inline script in <head>, before the first paint: a visitor without the flag gets onboarding in the page's place.
 * Where storage is blocked or broken, there is none. If the code of onboarding has not taken over after `timeoutMs`,
 * `showPage` shows the page all the same. `drawing` is the path of the drawing beside the questions, without its ending.
 */
export function showOnFirstVisit(
  key: string,
  timeoutMs: number,
  drawing: string,
  showPage: () => void,
): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(key) !== null) return;
  } catch {
    return;
  }
  root.dataset.onboarding = "shown";
  // The drawing's <img> is lazy and at the page's end. A first visit needs it at once.
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? ".dark" : "";
  const link = document.createElement("link");
  Object.assign(link, {
    rel: "preload",
    as: "image",
    fetchPriority: "high",
    href: `${drawing}${scheme}.svg`,
  });
  document.head.append(link);
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
