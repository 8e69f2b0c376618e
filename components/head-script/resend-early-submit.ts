/** Submits a form again after hydration if a visitor has submitted it before. Until then, its button is busy. */
export function resendEarlySubmit(): void {
  const html = document.documentElement;
  let early: SubmitEvent | undefined;
  addEventListener("submit", (event) => {
    // A hydrated form handles its own submission, and prevents the browser's.
    if (event.defaultPrevented) return;
    early = event;
    event.submitter?.setAttribute("aria-busy", "true");
  });
  const hydration = new MutationObserver(() => {
    if (html.dataset.scripts !== "hydrated") return;
    hydration.disconnect();
    early?.submitter?.removeAttribute("aria-busy");
    if (early?.target instanceof HTMLFormElement) early.target.requestSubmit();
  });
  hydration.observe(html, { attributeFilter: ["data-scripts"] });
}
