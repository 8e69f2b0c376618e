import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { preventDoubleClick } from "@/components/islands/early-clicks/prevent-double-click";
import { notify } from "@/components/islands/notices/notify";
import type { NoticeId } from "@/content/schema";
import { validateField } from "@/lib/validation";
import { type Entity, readForm, type TextField, textFields } from "./read-form";
import { receiveForm } from "./receive-form";

/** The visible messages, by the field's name. An alert is announced when it appears. */
export type FieldErrors = Readonly<Record<string, { message: string; isAlert: boolean }>>;

/** How long a sent form stays in the document, out of sight, in milliseconds. */
const leaveMs = 500;

/** Returns a field's error message, if it is not valid: its own (form.tsx), or else the browser's. */
const messageFor = (field: TextField): string | undefined => {
  const error = validateField(field);
  return error && (field.dataset[error] ?? field.validationMessage);
};

/** The field of an event. Checkboxes and buttons have no messages and are always valid, so they need no special case. */
const fieldOf = ({ target }: { target: EventTarget }) => target as TextField;

/**
 * Disables native validation, which is for visitors without scripts. With it, Firefox reports required fields as invalid
 * before anything is typed.
 */
const takeOver = (form: HTMLFormElement | null) => {
  if (!form) return;
  form.noValidate = true;
  for (const field of textFields(form)) {
    if (field.required) field.setAttribute("aria-required", "true");
    field.required = false;
  }
};

/**
 * Validates and submits a form, and moves the focus to the thanks after it. Returns the data that was sent, the error
 * messages until then, whether the form can leave the document, and the props of the <form>. The fields are uncontrolled, so
 * nothing typed before hydration is lost.
 */
export function useSubmission(notice: NoticeId) {
  const [sent, setSent] = useState<Entity>();
  const [hasLeft, setHasLeft] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isDone = useRef(false);

  /** Shows all errors and moves the focus to the first. Returns whether there are any. */
  const showErrors = (form: HTMLFormElement): boolean => {
    const wrong = textFields(form).filter(messageFor);
    const [first] = wrong;
    const shown = wrong.map((field) => [
      field.name,
      // A screen reader reads the message with the field that receives the focus, but not with one that has it already.
      { message: messageFor(field), isAlert: field === first && field === document.activeElement },
    ]);
    // Cleared first, so that an unchanged message is announced again.
    flushSync(() => setErrors({}));
    // Rendered before the focus moves, so that the message can be read with its field.
    flushSync(() => setErrors(Object.fromEntries(shown)));
    first?.focus();
    return first !== undefined;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isDone.current || showErrors(form)) return;
    isDone.current = true;
    const entity = readForm(form);
    receiveForm(entity);
    notify(notice);
    flushSync(() => setSent(entity));
    // The focus makes screen readers read the thanks.
    form.nextElementSibling?.querySelector("h2")?.focus();
    preventDoubleClick();
    // Orca does not read an element that gets the focus while the one that had it is being removed.
    setTimeout(() => setHasLeft(true), leaveMs);
  };

  /** Changes the message of a field that has one, or removes it. */
  const change = (field: TextField, message: string | undefined) =>
    setErrors(({ [field.name]: shown, ...others }) =>
      shown && message ? { ...others, [field.name]: { message, isAlert: false } } : others,
    );

  /** Removes a message as soon as its field is valid. */
  const recheck = (event: ChangeEvent<HTMLFormElement>) => {
    const field = fieldOf(event);
    if (!messageFor(field)) change(field, undefined);
  };

  /** Updates a field's message when the focus leaves it, because the error may have changed. */
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(event);
    change(field, messageFor(field));
  };

  return {
    sent,
    hasLeft,
    errors,
    form: {
      // Outside a <dialog>, method="dialog" does nothing, so without scripts the browser sends nothing.
      method: "dialog",
      ref: takeOver,
      onSubmit: submit,
      onChange: recheck,
      onBlur: leave,
    },
  };
}
