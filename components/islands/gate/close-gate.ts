/**
 * Runs as an inline script in <head>, before the first paint: a visitor without the flag gets the wizard instead
 * of the page (specification, section 2). Storage that is blocked or broken closes no gate. If the wizard's code
 * has not taken over in time (`patience`, in milliseconds), the page opens by itself. `drawing` is the address of the
 * wizard's drawing, without its ending.
 */
export function closeGate(key: string, patience: number, drawing: string): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(key) !== null) return;
  } catch {
    return;
  }
  root.dataset.gate = "closed";
  // The wizard's drawing stands at the page's end, where a returning visitor never asks for it.
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? ".dark" : "";
  const link = document.createElement("link");
  Object.assign(link, {
    rel: "preload",
    as: "image",
    fetchPriority: "high",
    href: `${drawing}${scheme}.svg`,
  });
  document.head.append(link);
  // Continue was pressed before the wizard's code had come: it goes on from there.
  document.addEventListener("submit", () => {
    if (root.dataset.gate === "closed") root.dataset.gateContinued = "";
  });
  // A double click is one press: the second step would be gone before it was seen.
  document.addEventListener("click", (event) => {
    if (event.detail > 1 && root.dataset.gate === "closed") event.preventDefault();
  });
  setTimeout(() => {
    if (root.dataset.gate !== "closed") return;
    delete root.dataset.gate;
    // As openGate() does when the wizard ends: what had the focus is gone.
    scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, patience);
}
