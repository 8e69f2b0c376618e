/**
 * Shows the page and moves the focus to its main heading. Ends onboarding if it stands in the page's place. The head script
 * contains the text of this function, so it uses nothing from outside itself.
 */
export function showPage(): void {
  const root = document.documentElement;
  if (root.dataset.onboarding !== undefined) {
    delete root.dataset.onboarding;
    scrollTo(0, 0);
  }
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
