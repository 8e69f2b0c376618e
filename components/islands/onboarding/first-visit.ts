/**
 * Covers the page on a first visit, before the first paint: onboarding has never been finished, nor failed in this tab. Where
 * storage is blocked, and in a saved page, whose scripts never load, it shows the page, because nobody may be kept out.
 *
 * `uncover` shows the page once onboarding is finished in another tab. Until onboarding is hydrated, it also does so when a script
 * does not load, and after eight seconds, unless the visitor has the focus in a control.
 */
export function coverPage(uncover: typeof uncoverPage): void {
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

  addEventListener("storage", ({ key, newValue }) => {
    if (key === "hasOnboarded" && newValue !== null) uncover(key);
  });
  const fail = () => {
    if (dataset.scripts !== "hydrated") uncover("onboardingFailed");
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
 * Shows the page if onboarding covers it, at the section that the URL names. Remembers for good that onboarding was finished, or in
 * this tab that it failed.
 */
export function uncoverPage(outcome: "hasOnboarded" | "onboardingFailed"): void {
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
