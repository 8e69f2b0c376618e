import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "@/components/islands/notices/notify";
import type { NoticeId } from "@/content/schema";
import { validateField } from "@/lib/validation";
import { deliver } from "./deliver";
import { type Entity, readForm, type TextField, textFields } from "./read-form";

/** The messages that are shown, by the field's name. One that is an alert is announced as it comes. */
export type FieldErrors = Readonly<Record<string, { message: string; isAlert: boolean }>>;

/** How far a form is on its way to FORM_ENDPOINT. */
export type Delivery = "sending" | "failed" | undefined;

/** Returns the message for what is wrong with a field, if anything: its own (field.tsx), or else the browser's. */
const messageFor = (field: TextField): string | undefined => {
  const error = validateField(field);
  return error && (field.dataset[error] ?? field.validationMessage);
};

/** The field of an event. A box or a button has no messages and is always valid, so it needs no case of its own. */
const fieldOf = ({ target }: { target: EventTarget }) => target as TextField;

/**
 * Takes from a form the browser's own validation, which is for visitors without scripts. With it, Firefox calls each
 * required field invalid before anything was typed.
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
 * Validates and submits a form. Returns what was sent, once it was, the error messages until then, how far its delivery is,
 * and the props of the <form>. The fields are uncontrolled, so nothing typed before hydration is lost.
 */
export function useSubmission(notice: NoticeId) {
  const [sent, setSent] = useState<Entity>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [delivery, setDelivery] = useState<Delivery>();
  const isDone = useRef(false);

  /** Shows all errors and moves the focus to the first. Returns whether there are any. */
  const showErrors = (form: HTMLFormElement): boolean => {
    const wrong = textFields(form).filter(messageFor);
    const [first] = wrong;
    const shown = wrong.map((field) => [
      field.name,
      // A screen reader reads the message with the field that takes the focus, but not with one that has it already.
      { message: messageFor(field), isAlert: field === first && field === document.activeElement },
    ]);
    // Emptied before, so that a message that stays the same is announced again.
    flushSync(() => setErrors({}));
    // Rendered before the focus moves, so that the message is there to be read.
    flushSync(() => setErrors(Object.fromEntries(shown)));
    first?.focus();
    return first !== undefined;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isDone.current || showErrors(form)) return;
    isDone.current = true;
    const entity = readForm(form);
    if (process.env.FORM_ENDPOINT) {
      setDelivery("sending");
      isDone.current = await deliver(form, entity);
      setDelivery(isDone.current ? undefined : "failed");
      if (!isDone.current) return;
    } else {
      console.log(entity);
    }
    notify(notice);
    setSent(entity);
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

  /** Updates the message of a field that is left: the error may be another one by now. */
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(event);
    change(field, messageFor(field));
  };

  return {
    sent,
    errors,
    delivery,
    form: {
      // Outside a <dialog>, the method "dialog" does nothing, so that without scripts the browser sends nothing.
      ...(process.env.FORM_ENDPOINT
        ? { method: "post", action: process.env.FORM_ENDPOINT }
        : { method: "dialog" }),
      ref: takeOver,
      onSubmit: submit,
      onChange: recheck,
      onBlur: leave,
    },
  };
}
