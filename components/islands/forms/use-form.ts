import { type SubmitEvent, type SyntheticEvent, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "@/components/islands/notices/notify";
import type { NoticeId } from "@/content/schema";
import { trim } from "@/lib/text/trim";

type Field = HTMLInputElement | HTMLTextAreaElement;
type Checkbox = HTMLInputElement & { type: "checkbox" };

type FieldError = "missing" | "invalid";

/** A form's values by field name: texts, and for checkboxes that share a name, a list of the checked values. */
type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** The most characters that an email address can have (RFC 5321). */
const longestEmail = 254;

/** Returns the named fields of a form. An extension may add other named elements, such as a frame. */
const namedFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Field>(":is(input, textarea)[name]"),
];

const isCheckbox = (field: Field): field is Checkbox => field.type === "checkbox";

/** Returns the fields in which a visitor types. */
const textFields = (form: HTMLFormElement) => namedFields(form).filter((field) => !isCheckbox(field));

/** Returns a form's values, with texts trimmed. */
function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    namedFields(form).map((field) => [
      field.name,
      isCheckbox(field) ? data.getAll(field.name).map(String) : trim(field.value),
    ]),
  );
}

/** The state of a form's fields: their texts, and whether each checkbox is checked. */
type Draft = ReadonlyMap<string, string | boolean>;

const keyOf = (field: Field) => (isCheckbox(field) ? `${field.name} ${field.value}` : field.name);

/** Returns the state of a form's fields. */
const readDraft = (form: HTMLFormElement): Draft =>
  new Map(namedFields(form).map((field) => [keyOf(field), isCheckbox(field) ? field.checked : field.value]));

/** Restores the state of a form's fields. */
function refillForm(form: HTMLFormElement, draft: Draft): void {
  for (const field of namedFields(form)) {
    const kept = draft.get(keyOf(field));
    if (typeof kept === "string") field.value = kept;
    else if (isCheckbox(field)) field.checked = kept ?? field.checked;
  }
}

/** Trims an email address in its field. The browser itself removes only ASCII white space from its ends. */
function trimEmail(field: Field): void {
  const text = trim(field.value);
  if (field.type === "email" && field.value !== text) field.value = text;
}

/**
 * Returns the error in a field, if there is one. The browser accepts white space as a value, so required fields are checked here. It
 * checks the format of an email address.
 */
function findError(field: Field): FieldError | undefined {
  if (trim(field.value) === "" && field.matches("[required], [aria-required]")) return "missing";
  // Chromium takes seconds to check 100,000 letters.
  if (field.type === "email" && field.value.length > longestEmail) return "invalid";
  return field.validity.valid ? undefined : "invalid";
}

/** Receives the values of a submitted form, after all checks, and only logs them. docs/deploying.md has a recipe for sending them. */
function sendForm(values: FormValues): void {
  console.log(values);
}

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
