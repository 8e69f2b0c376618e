const key = "reloadedAt";
/** Milliseconds in which a second failure is not the network's but a defect, and is left for the visitor to read. */
const patience = 60_000;

/**
 * Loads the address again, once: what did not come (a broken payload, a chunk from before a deployment) mostly comes
 * the second time. Without storage it does nothing, for it could not know that it was here before.
 */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < patience) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}
