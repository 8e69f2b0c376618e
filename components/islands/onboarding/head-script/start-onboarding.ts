/**
 * Shows onboarding instead of the page on a first visit, before the first paint. Until its code has loaded, `fail` ends it: as
 * soon as a script fails, or `patienceMs` after the last sign of life of the visitor or the scripts. A visitor who has answered
 * or clicked Continue, or has the focus in a control, stays. Meanwhile Continue shows that it is waiting.
 */
export function startOnboarding(isFirstVisit: boolean, patienceMs: number, fail: () => void): void {
  if (!isFirstVisit) return;
  const { dataset } = document.documentElement;
  dataset.onboarding = "shown";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;

  /** Once the code has loaded, or onboarding has ended, nothing below has an effect. */
  const isWaiting = () => dataset.onboarding === "shown";
  const failIfWaiting = () => isWaiting() && fail();
  /** Others, such as an extension's, which the page's policy blocks, do not matter. */
  const isOwnScript = ({ target, filename }: Event & { filename?: string }) =>
    String((target as HTMLScriptElement).src ?? filename).startsWith(`${origin}/_next/static/chunks/`);
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isInControl = document.activeElement?.matches("#onboarding :is(input, button)");
      if (!hasBegun && !isInControl) failIfWaiting();
    }, patienceMs);
  };
  const begin = ({ type }: Event) => {
    hasBegun = true;
    const button = isWaiting() && document.querySelector("#onboarding [type=submit]");
    if (!button) return;
    if (type === "submit") button.setAttribute("aria-busy", "true");
    // Whoever types after the click stays.
    else button.removeAttribute("aria-busy");
  };

  startTimer();
  for (const type of ["keydown", "pointerdown", "focusout", "scroll"])
    addEventListener(type, startTimer, true);
  for (const type of ["input", "submit"]) addEventListener(type, begin, true);
  // The window gets no load events of elements.
  document.addEventListener("load", (event) => isOwnScript(event) && startTimer(), true);
  const onError = (event: ErrorEvent) => {
    // A script that does not load has no error. An error of one that runs may be harmless.
    if (isOwnScript(event) && (!event.error || event.error instanceof SyntaxError)) failIfWaiting();
  };
  addEventListener("error", onError, true);
}
