/**
 * Shows onboarding instead of the page on a first visit, before the first paint. Until its code has loaded, `fail` ends it: as
 * soon as a script fails, or `patienceMs` after the last sign of life of the visitor or the scripts. A visitor who has answered
 * or clicked Continue, or has the focus in a control, stays. Meanwhile Continue shows that it is waiting.
 */
export function startOnboarding(isFirstVisit: boolean, patienceMs: number, fail: () => void): void {
  if (!isFirstVisit) return;
  const { dataset } = document.documentElement;
  dataset.onboarding = "shown";
  const isWaiting = () => dataset.onboarding === "shown";
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let hasBegun = false;
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => {
    clearTimeout(timer);
    if (!isWaiting()) return listening.abort();
    timer = setTimeout(() => {
      const isInControl = document.activeElement?.matches("#onboarding :is(input, button)");
      if (isWaiting() && !hasBegun && !isInControl) fail();
    }, patienceMs);
  };
  const begin = ({ type }: Event) => {
    wait();
    const button = document.querySelector("#onboarding [type=submit]");
    if (!button || !isWaiting()) return;
    hasBegun = true;
    if (type === "submit") button.setAttribute("aria-busy", "true");
    // Whoever types after the click stays.
    else button.removeAttribute("aria-busy");
  };
  const isScript = ({ target }: Event) => target instanceof HTMLScriptElement;

  wait();
  for (const type of ["keydown", "pointerdown", "focusout", "scroll"])
    document.addEventListener(type, wait, options);
  for (const type of ["input", "submit"]) document.addEventListener(type, begin, options);
  document.addEventListener("load", (event) => isScript(event) && wait(), options);
  // On the window, because errors of a script's text are not dispatched in the document.
  const onError = (event: ErrorEvent) => {
    if (isWaiting() && (isScript(event) || event.error instanceof SyntaxError)) fail();
  };
  addEventListener("error", onError, options);
}
