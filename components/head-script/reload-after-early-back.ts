/**
 * Loads the page of the address after Back or Forward before hydration, because Next.js 16.4 would go on showing the other page
 * (next.js 97526).
 */
export function reloadAfterEarlyBack(): void {
  const { pathname } = location;
  addEventListener("popstate", () => {
    const isHydrated = document.documentElement.dataset.scripts === "hydrated";
    if (!isHydrated && location.pathname !== pathname) location.reload();
  });
}
