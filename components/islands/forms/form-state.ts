import { useSyncExternalStore } from "react";
import type { NoticeId } from "@/content/schema";
import type { FormValues, Problem } from "./rules";

interface FormState {
  /** The values of the fields while the form is not on the page. Otherwise, the fields keep them. */
  draft?: FormData;
  /** The problems that have a message, by the field's name. */
  problems: Readonly<Record<string, Problem>>;
  /** The values that were sent, once they were. */
  sent?: FormValues;
}

/** What each form keeps until the page is reloaded, by its notice: in memory only, so nothing that is typed is stored. */
export const formStates = new Map<NoticeId, FormState>();

const untouched: FormState = { problems: {} };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

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
