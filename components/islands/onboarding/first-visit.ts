/**
 * Starts onboarding before the first paint, unless it has been finished, or has failed in this tab. Where storage is blocked, and in a
 * saved page, which never loads its scripts, the page shows instead: nobody may be locked out.
 *
 * `end` is called once onboarding is finished on another page, in any tab. Until onboarding is hydrated, it is also called when a
 * script does not load, and after eight seconds, unless one of its controls has the focus.
 */
export function startOnboarding(end: typeof endOnboarding): void {
  const patienceMs = 8000;
  const { dataset } = document.documentElement;
  try {
    if (!location.protocol.startsWith("http")) return;
    if (localStorage.getItem("hasOnboarded") !== null) return;
    if (sessionStorage.getItem("onboardingFailed") !== null) return;
  } catch {
    return;
  }
  dataset.onboarding = "";

  const endWithOthers = () => {
    if (localStorage.getItem("hasOnboarded") !== null) end("hasOnboarded");
  };
  // A page in the back/forward cache misses the event "storage", and gets "pageshow" when it returns.
  for (const type of ["storage", "pageshow"]) addEventListener(type, endWithOthers);
  const fail = () => {
    if (dataset.scripts !== "hydrated") end("onboardingFailed");
  };
  // In the capture phase, because errors of elements do not bubble. An extension's scripts, which the policy blocks, do not matter.
  const failWithScript = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(`${origin}/_next/`)) fail();
  };
  addEventListener("error", failWithScript, true);
  const timer = setInterval(() => {
    if (dataset.scripts === "hydrated" || dataset.onboarding === undefined) clearInterval(timer);
    else if (!document.querySelector("#onboarding :focus")) fail();
  }, patienceMs);
}

/**
 * If onboarding covers the page, shows the page, at the section that the URL names. Remembers for good that onboarding was finished, or
 * for this tab that it failed.
 */
export function endOnboarding(outcome: "hasOnboarded" | "onboardingFailed"): void {
  const { dataset } = document.documentElement;
  if (dataset.onboarding === undefined) return;
  delete dataset.onboarding;
  document.querySelector(":target")?.scrollIntoView();
  try {
    (outcome === "hasOnboarded" ? localStorage : sessionStorage).setItem(outcome, "true");
  } catch (error) {
    // Full or blocked storage must not keep anyone out. The next page asks again.
    console.warn("The visit could not be remembered.", error);
  }
}
