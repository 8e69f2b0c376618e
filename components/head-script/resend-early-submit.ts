/**
 * Sends a form again, once, that was sent before its island could answer. Until the island can, the form's button is busy.
 */
export function resendEarlySubmit(): void {
  const html = document.documentElement;
  let early: SubmitEvent | undefined;
  addEventListener("submit", (event) => {
    // An island prevents the event that it handles.
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
