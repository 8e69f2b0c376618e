/**
 * Mends what Next.js 16.4 cannot: its router takes an address that begins with two slashes for another host, and fails; and after
 * Back or Forward before hydration, it shows another page than the address names (next.js 97526), so that page is loaded.
 */
export function repairHistory(): void {
  const path = location.pathname.replace(/^\/+/, "/");
  if (path !== location.pathname)
    history.replaceState(history.state, "", path + location.search + location.hash);
  addEventListener("popstate", () => {
    const isHydrated = document.documentElement.dataset.scripts === "hydrated";
    if (!isHydrated && location.pathname !== path) location.reload();
  });
}
