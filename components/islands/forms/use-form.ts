import { type SubmitEvent, type SyntheticEvent, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "@/components/islands/notices/notify";
import type { NoticeId } from "@/content/schema";
import { ignoreSecondClick } from "@/lib/dom/ignore-second-click";
import { takeEarlySubmit } from "@/lib/dom/take-early-submit";
import { changeFormState, formState, useFormState } from "./form-state";
import { findProblem, readForm, refillForm, textFields } from "./rules";
import { sendForm } from "./send-form";

/** How long a sent form stays in the document, out of sight, in milliseconds. */
const removeDelayMs = 500;

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

/**
 * Validates and submits a form, and moves the focus to the thanks after it. Returns the values that were sent, the problems
 * until then, the field whose message is an alert, whether the form can leave the document, and the props of the <form>. The
 * fields are uncontrolled, so nothing typed before hydration is lost.
 */
export function useForm(notice: NoticeId) {
  const { problems, sent } = useFormState(notice);
  const [isRemoved, setIsRemoved] = useState(sent !== undefined);
  const [alert, setAlert] = useState<string>();

  const attach = useCallback(
    (form: HTMLFormElement) => {
      disableNativeValidation(form);
      const { draft } = formState(notice);
      if (draft) refillForm(form, draft);
      const endEarlySubmit = takeEarlySubmit(form);
      return () => {
        endEarlySubmit();
        changeFormState(notice, { draft: new FormData(form) });
      };
    },
    [notice],
  );

  /** Shows all problems and moves the focus to the first. Returns whether there are any. */
  const showProblems = (form: HTMLFormElement): boolean => {
    const found = textFields(form).flatMap((field) => {
      const problem = findProblem(field);
      return problem ? [{ field, problem }] : [];
    });
    const first = found[0]?.field;
    // Cleared first, so that an unchanged message is announced again.
    flushSync(() => changeFormState(notice, { problems: {} }));
    // Rendered before the focus moves, so that the message can be read with its field.
    flushSync(() => {
      // A screen reader reads the message with the field that receives the focus, but not with one that has it already.
      setAlert(first === document.activeElement ? first?.name : undefined);
      changeFormState(notice, {
        problems: Object.fromEntries(found.map(({ field, problem }) => [field.name, problem])),
      });
    });
    first?.focus();
    return first !== undefined;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (formState(notice).sent || showProblems(form)) return;
    const values = readForm(form);
    sendForm(values);
    notify(notice);
    flushSync(() => changeFormState(notice, { sent: values }));
    // The focus makes screen readers read the thanks.
    form.nextElementSibling?.querySelector("h2")?.focus();
    ignoreSecondClick();
    // Orca does not read an element that gets the focus while the one that had it is being removed.
    setTimeout(() => setIsRemoved(true), removeDelayMs);
  };

  /** Removes a field's message as soon as it is valid. When the focus leaves it, another may replace it. */
  const recheck = ({ type, currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    // The event may also come from a checkbox, a button or a link in the form.
    const field = textFields(currentTarget).find((other) => other === target);
    const { [field?.name ?? ""]: reported, ...others } = formState(notice).problems;
    if (!field || !reported) return;
    const problem = findProblem(field);
    if (problem && type === "change") return;
    setAlert(undefined);
    changeFormState(notice, { problems: problem ? { ...others, [field.name]: problem } : others });
  };

  return {
    sent,
    isRemoved,
    problems,
    alert,
    // Outside a <dialog>, method="dialog" does nothing, so without scripts the browser sends nothing.
    form: { method: "dialog", ref: attach, onSubmit: submit, onChange: recheck, onBlur: recheck },
  };
}
