import { useSyncExternalStore } from "react";
import type { NoticeId } from "@/content/schema";
import type { FormValues } from "./form-values";
import type { Problem } from "./rules";

/** What a form keeps while the visitor looks at other pages. */
interface FormState {
  /** What is in the fields of a form that is not on the page. On it, the fields keep it themselves. */
  draft?: FormData;
  /** The problems that have a message, by the field's name. */
  problems: Readonly<Record<string, Problem>>;
  /** The values that were sent, once they were. */
  sent?: FormValues;
}

/**
 * The state of each form, by its notice, until the page is loaded anew. It is in memory only: nothing that a visitor types is
 * stored.
 */
export const formStates = new Map<NoticeId, FormState>();

const untouched: FormState = { problems: {} };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the current state of a form, also between renders. */
export const formState = (form: NoticeId): FormState => formStates.get(form) ?? untouched;

export function changeFormState(form: NoticeId, change: Partial<FormState>): void {
  formStates.set(form, { ...formState(form), ...change });
  for (const listener of listeners) listener();
}

/** Returns the state of a form, and renders again when it changes. */
export const useFormState = (form: NoticeId) =>
  useSyncExternalStore(
    subscribe,
    () => formState(form),
    () => untouched,
  );
