/**
 * Reloads the page after Back or Forward before hydration, because Next.js 16.4 would keep showing the old page (next.js 97526).
 */
export function reloadAfterEarlyBack(): void {
  const { pathname } = location;
  addEventListener("popstate", () => {
    const isHydrated = document.documentElement.dataset.scripts === "hydrated";
    if (!isHydrated && location.pathname !== pathname) location.reload();
  });
}
