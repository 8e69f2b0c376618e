/** Removes all but one of the slashes that an address begins with. Next.js 16.4 reads two as another host, and fails. */
export function collapseSlashes(): void {
  const path = location.pathname.replace(/^\/+/, "/");
  if (path !== location.pathname)
    history.replaceState(history.state, "", path + location.search + location.hash);
}
