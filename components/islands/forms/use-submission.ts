import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "@/components/islands/notices/notify";
import type { NoticeId } from "@/content/schema";
import { type FieldError, validateField } from "@/lib/validation";
import { useDelivery } from "./use-delivery";

/** The messages for each field's errors, by the field's name. */
type Messages = Readonly<Record<string, Partial<Record<FieldError, string>>>>;

/** The messages that are shown, by the field's name. */
export type Errors = Readonly<Record<string, string>>;

interface Options<Entity> {
  messages: Messages;
  /** Returns the entity of a valid form. */
  read: (data: FormData) => Entity;
  /** The notice to show once the form was sent. */
  notice: NoticeId;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: unknown): target is TextField =>
  (target instanceof HTMLInputElement && target.type !== "checkbox") || target instanceof HTMLTextAreaElement;

/** Takes from a form the browser's own messages, which are for visitors without scripts. */
const withoutValidation = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/**
 * Validates and submits a form. Returns what was sent, once it was, the error messages until then, and the props of the
 * <form>. The fields are uncontrolled, so nothing typed before hydration is lost.
 */
export function useSubmission<Entity extends object>({ messages, read, notice }: Options<Entity>) {
  const [sent, setSent] = useState<Entity>();
  const [errors, setErrors] = useState<Errors>({});
  const done = useRef(false);
  // biome-ignore lint/correctness/useHookAtTopLevel: The build decides, and removes the other branch.
  const delivery = process.env.FORM_ENDPOINT ? useDelivery() : undefined;

  const messageFor = (field: TextField): string | undefined => {
    const error = validateField(field);
    return error && messages[field.name]?.[error];
  };

  const show = (name: string, message: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (done.current) return;
    const form = event.currentTarget;
    const wrong = Array.from(form.elements)
      .filter(isTextField)
      .flatMap((field) => {
        const message = messageFor(field);
        return message ? [{ field, message }] : [];
      });
    // Rendered before the focus moves, so that a screen reader reads the message with the field.
    flushSync(() => setErrors(Object.fromEntries(wrong.map(({ field, message }) => [field.name, message]))));
    if (wrong[0]) {
      wrong[0].field.focus();
      return;
    }
    done.current = true;
    const entity = read(new FormData(form));
    const thank = () => {
      notify(notice);
      setSent(entity);
    };
    if (delivery) {
      delivery.send(form, entity).then((hasArrived) => {
        done.current = hasArrived;
        if (hasArrived) thank();
      });
      return;
    }
    console.log(entity);
    thank();
  };

  /** Removes a message as soon as its field is valid. */
  const recheck = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (isTextField(target) && target.name in errors && !messageFor(target)) show(target.name, undefined);
  };

  /** Updates the message of a field that is left: the error may be another one by now. */
  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (isTextField(target) && target.name in errors) show(target.name, messageFor(target));
  };

  return {
    sent,
    errors,
    form: {
      ...(delivery
        ? { method: "post", action: process.env.FORM_ENDPOINT, "data-delivery": delivery.state }
        : // Outside a <dialog> this method does nothing, so that without scripts the browser sends nothing.
          { method: "dialog" }),
      ref: withoutValidation,
      onSubmit: submit,
      onChange: recheck,
      onBlur: leave,
    },
  };
}
