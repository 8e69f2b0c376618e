/**
 * Marks the button of a click from before hydration that sends a form or raises a notice, with aria-busy: the island that it
 * belongs to takes it up when it mounts, and removes the mark. All else works without scripts. A visitor who types, scrolls or clicks
 * elsewhere after it has moved on; one who has waited longer than `rememberMs` does not expect a notice any more.
 *
 * It listens in the capture phase, because React stops clicks at the document while it hydrates the page.
 */
export function markEarlyClicks(rememberMs: number): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let marked: Element | null = null;
  let scrolledTo = 0;

  const forget = () => {
    marked?.removeAttribute("aria-busy");
    marked = null;
  };
  const mark = ({ target }: Event) => {
    forget();
    if (document.documentElement.dataset.scripts === "hydrated") return listening.abort();
    const button = target instanceof Element ? target.closest("[type=submit], [data-notice]") : null;
    marked = button;
    scrolledTo = scrollY;
    button?.setAttribute("aria-busy", "true");
    if (button?.matches("[data-notice]")) setTimeout(() => button === marked && forget(), rememberMs);
  };

  for (const type of ["input", "pointerdown"]) document.addEventListener(type, forget, options);
  // The event of a scroll from before the click may arrive after it.
  document.addEventListener("scroll", () => scrollY !== scrolledTo && forget(), options);
  document.addEventListener("click", mark, options);
}
