/**
 * Marks the button of a click from before hydration that sends a form or raises a notice, with aria-busy: the island that it
 * belongs to takes it up when it mounts, and removes the mark. All else works without scripts. A visitor who types, scrolls or clicks
 * elsewhere after it has moved on; one who has waited for two seconds does not expect a notice any more.
 *
 * It listens in the capture phase, because React stops clicks at the document while it hydrates the page.
 */
export function markEarlyClicks(): void {
  const rememberMs = 2000;
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

/**
 * For islands: submits a form whose button is marked. A click that is still under way reaches the form by itself, so this waits for
 * the next task. Returns a function that ends it.
 */
export function takeEarlySubmit(form: HTMLFormElement): () => void {
  const busyButton = () => form.querySelector("[type=submit][aria-busy]");
  const clear = () => busyButton()?.removeAttribute("aria-busy");
  const timer = setTimeout(() => busyButton() && form.requestSubmit());
  form.addEventListener("submit", clear);
  return () => {
    clearTimeout(timer);
    form.removeEventListener("submit", clear);
  };
}
