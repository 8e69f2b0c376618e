import type { Entity } from "./read-form";

const timeoutMs = 10_000;

/**
 * Sends a form to FORM_ENDPOINT. Returns whether the endpoint accepted it. No connection, or no answer in time, counts as a
 * refusal.
 */
export async function deliver(form: HTMLFormElement, entity: Entity): Promise<boolean> {
  try {
    // The same for each attempt, so that the endpoint can tell a second attempt from a second form. Throws without HTTPS.
    form.dataset.key ??= crypto.randomUUID();
    const { key } = form.dataset;
    const { ok } = await fetch(form.action, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...entity, key }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch {
    return false;
  }
}
