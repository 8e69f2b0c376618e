import { useEffect, useRef, useState } from "react";

/** How far a form is on its way to the endpoint. */
export type Delivery = "sending" | "failed" | undefined;

const timeoutMs = 10_000;

/** Sends a form to FORM_ENDPOINT. Returns how far that is, and the function that does it. */
export function useDelivery() {
  const [state, setState] = useState<Delivery>();
  const key = useRef<string>(undefined);

  // Back may bring the form into a tab that was loaded for another page, whose policy allows no sending.
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
  }, []);

  const post = async (form: HTMLFormElement, entity: object): Promise<Response> => {
    // The same for each attempt, by which the endpoint can tell a second attempt from a second form.
    key.current ??= crypto.randomUUID();
    const fields = Object.fromEntries(new FormData(form));
    return fetch(form.action, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...fields, ...entity, key: key.current }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };

  /** Returns whether the endpoint has accepted the form. No connection, or no answer in time, counts as a refusal. */
  const send = async (form: HTMLFormElement, entity: object): Promise<boolean> => {
    setState("sending");
    const hasArrived = await post(form, entity).then(
      ({ ok }) => ok,
      () => false,
    );
    setState(hasArrived ? undefined : "failed");
    return hasArrived;
  };

  return { state, send };
}
