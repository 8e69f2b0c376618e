import { type SubmitEvent, type SyntheticEvent, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "@/components/islands/notices/notify";
import type { NoticeId } from "@/content/schema";
import {
  type Draft,
  type FieldError,
  type FormValues,
  findError,
  readDraft,
  readForm,
  refillForm,
  textFields,
  trimEmail,
} from "./rules";
import { sendForm } from "./send-form";

/**
 * Disables native validation, which is for visitors without scripts. With it, Firefox reports required fields as invalid
 * before anything is typed.
 */
function disableNativeValidation(form: HTMLFormElement): void {
  form.noValidate = true;
  for (const field of textFields(form)) {
    if (field.required) field.setAttribute("aria-required", "true");
    field.required = false;
  }
}

interface Result {
  /** The errors whose messages show, by the field's name. */
  errors: Readonly<Record<string, FieldError | undefined>>;
  /** The values, once they are sent. */
  sent?: FormValues;
}

/*
 * While another page shows, these keep the state of each form's fields and the result of its last submission, by the form's id. Both are
 * only in memory, so nothing that is typed is stored.
 */
export const drafts = new Map<string, Draft>();
export const results = new Map<string, Result>();

/**
 * Validates and submits a form, and moves the focus to the thanks that replace it. Returns the values that were sent, the errors
 * until then, the field whose message is announced, how often errors were shown, and the props of the <form>. The fields are
 * uncontrolled, so nothing typed before hydration is lost.
 */
export function useForm(formId: string, notice: NoticeId) {
  const [result, setResult] = useState<Result>(() => results.get(formId) ?? { errors: {} });
  const { errors, sent } = result;
  const [announcedField, setAnnouncedField] = useState<string>();
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    results.set(formId, result);
  }, [formId, result]);

  const attach = useCallback(
    (form: HTMLFormElement) => {
      disableNativeValidation(form);
      const draft = drafts.get(formId);
      if (draft) refillForm(form, draft);
      return () => {
        drafts.set(formId, readDraft(form));
      };
    },
    [formId],
  );

  /** Shows all errors and moves the focus to the first. Returns whether there are any. */
  const showErrors = (form: HTMLFormElement): boolean => {
    const fields = textFields(form);
    fields.forEach(trimEmail);
    const found = Object.fromEntries(fields.map((field) => [field.name, findError(field)]));
    const first = fields.find(({ name }) => found[name]);
    if (!first) return false;
    // Rendered before the focus moves, so that the message can be read with its field.
    flushSync(() => {
      setResult({ errors: found });
      setAttempts(attempts + 1);
      // Screen readers read the message with a field that gets the focus, but not with one that has it already.
      setAnnouncedField(first === document.activeElement ? first.name : undefined);
    });
    first.focus();
    return true;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (showErrors(form)) return;
    const values = readForm(form);
    const { parentElement: place } = form;
    sendForm(values);
    notify(notice);
    flushSync(() => setResult({ errors: {}, sent: values }));
    // The focus makes screen readers read the thanks.
    place?.querySelector("h2")?.focus();
  };

  /** Removes a field's message as soon as the field is valid. When the focus leaves the field, another message may replace it. */
  const recheck = ({ type, currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    // The event may also come from a checkbox, a button or a link in the form.
    const field = textFields(currentTarget).find((other) => other === target);
    if (!field || !errors[field.name]) return;
    trimEmail(field);
    const error = findError(field);
    if (error && type === "change") return;
    setAnnouncedField(undefined);
    setResult({ errors: { ...errors, [field.name]: error } });
  };

  return {
    sent,
    errors,
    announcedField,
    attempts,
    // Outside a <dialog>, method="dialog" does nothing, so without scripts the browser sends nothing.
    formProps: { method: "dialog", ref: attach, onSubmit: submit, onChange: recheck, onBlur: recheck },
  };
}
