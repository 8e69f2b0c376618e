/**
 * Returns whether onboarding has never been finished, nor failed in this tab. It returns false where storage is blocked or
 * broken, and for a saved page, whose scripts never load, because nobody may be kept out.
 */
export function isFirstVisit(): boolean {
  if (!location.protocol.startsWith("http")) return false;
  try {
    return (
      localStorage.getItem("hasOnboarded") === null && sessionStorage.getItem("onboardingFailed") === null
    );
  } catch {
    return false;
  }
}

/**
 * Covers the page with onboarding, before the first paint. The page is inert, and laid out once onboarding is hydrated, so that
 * programs that render pages without storage read it. Until then, `fail` ends onboarding, eight seconds after the last sign of
 * life of the visitor or the scripts. A visitor who has answered or clicked Continue, or has the focus in a control, stays.
 */
export function startOnboarding(fail: () => void): void {
  const patienceMs = 8000;
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isInControl = document.activeElement?.matches("#onboarding :is(input, button)");
      if (!hasBegun && !isInControl && dataset.scripts !== "hydrated") fail();
    }, patienceMs);
  };

  startTimer();
  for (const type of ["keydown", "pointerdown", "focusout", "scroll"])
    addEventListener(type, startTimer, options);
  for (const type of ["input", "submit"]) addEventListener(type, () => (hasBegun = true), options);
  // The window gets no load events of elements.
  document.addEventListener(
    "load",
    ({ target }) => target instanceof HTMLScriptElement && startTimer(),
    options,
  );

  // Parts of the page are parsed later, or React draws them again. Other elements, such as a password manager's menu, stay usable.
  new MutationObserver((_, observer) => {
    if (dataset.onboarding === undefined) {
      observer.disconnect();
      listening.abort();
      clearTimeout(timer);
      return;
    }
    // It shows once something follows it, because it has been parsed as a whole then.
    document.querySelector("#onboarding:not(body > :last-child)")?.removeAttribute("hidden");
    for (const part of document.querySelectorAll("body > :is(div, next-route-announcer):not([hidden])"))
      part.toggleAttribute("inert", part.querySelector("#onboarding") === null);
    if (document.body) observer.observe(document.body, { childList: true });
  }).observe(document.documentElement, { childList: true, attributeFilter: ["data-onboarding"] });
  dataset.onboarding = "";
}

/**
 * Ends onboarding if it shows: the page shows, at the section or the text that the URL names, and `focusPage` moves the focus into
 * it. Once finished, it never shows again; once failed, not in this tab.
 */
export function endOnboarding(focusPage: () => void, outcome?: "finished" | "failed"): void {
  const { dataset } = document.documentElement;
  if (dataset.onboarding === undefined) return;
  try {
    if (outcome === "finished") localStorage.setItem("hasOnboarded", "true");
    if (outcome === "failed") sessionStorage.setItem("onboardingFailed", "true");
  } catch (error) {
    // Full or blocked storage must not keep anyone out. The next page asks again.
    console.warn("The visit could not be remembered.", error);
  }
  delete dataset.onboarding;
  // Its code may never run, and then nothing else hides it.
  document.getElementById("onboarding")?.setAttribute("hidden", "");
  for (const part of document.querySelectorAll("[inert]")) part.removeAttribute("inert");
  document.querySelector(":target")?.scrollIntoView();
  // The browser has not looked for a text of the URL (#:~:text=…) in the inert page. Only this entry's name still has it.
  const [id, text] = performance.getEntriesByType("navigation")[0]?.name.split("#")[1]?.split(":~:") ?? [];
  // The visitor may have changed the URL since.
  if (text && id === location.hash.slice(1)) {
    const { state } = history;
    location.replace(`#${id}:~:${text}`);
    history.replaceState(state, "");
  }
  focusPage();
}
