/** A second failure of a page within this time is a defect, not a network error, so the page is not reloaded. */
const retryAfterMs = 60_000;

/**
 * Reloads the page, once: a broken payload, or a chunk from before a deployment, usually loads the second time. Without
 * storage it does nothing, because it cannot know whether it has run before.
 */
export function reloadOnce(): void {
  const key = `reloadedAt ${location.pathname}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < retryAfterMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}
