/**
 * Reloads the page if one of its files fails before hydration, perhaps because of a newer deployment, or because a network answers
 * with a page of its own: once, and not if the visitor has typed something. Where that does not help, it calls `fail`.
 */
export function watchFiles(fail: () => void): void {
  let hasTyped = false;
  addEventListener("input", () => (hasTyped = true), { capture: true, once: true });
  // In the capture phase, because errors of elements do not bubble.
  addEventListener(
    "error",
    ({ target, filename, error }) => {
      if (document.documentElement.dataset.scripts === "hydrated") return;
      const element = target instanceof Element ? target : undefined;
      // Others, such as an extension's, which the page's policy blocks, do not matter.
      const file = element ? (element.getAttribute("src") ?? element.getAttribute("href")) : filename;
      if (!file || !new URL(file, location.href).href.startsWith(`${origin}/_next/static/chunks/`)) return;
      // An error of a script that runs may be harmless.
      if (!element && !(error instanceof SyntaxError)) return;
      const [navigation] = performance.getEntriesByType("navigation");
      const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === "reload";
      if (hasTyped || isReload) fail();
      else location.reload();
    },
    true,
  );
}
