/**
 * Sends a form again, once, that was sent before its island could answer. Until then its button is busy. An event
 * that an island has handled is prevented.
 */
export function resendEarlySubmit(): void {
  const html = document.documentElement;
  let early: SubmitEvent | undefined;
  addEventListener("submit", (event) => {
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
