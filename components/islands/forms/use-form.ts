import { type SubmitEvent, type SyntheticEvent, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "@/components/islands/notices/notify";
import type { NoticeId } from "@/content/schema";
import { ignoreSecondClick } from "@/lib/dom/ignore-second-click";
import {
  type Draft,
  type FormValues,
  findProblem,
  type Problem,
  readDraft,
  readForm,
  refillForm,
  textFields,
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

interface KeptForm {
  /** What the fields have while the form is not on the page. Otherwise, the fields keep it. */
  draft?: Draft;
  /** The problems that have a message, by the field's name. */
  problems: Readonly<Record<string, Problem>>;
  /** The values that were sent, once they were. */
  sent?: FormValues;
}

/** What each form keeps until the page is reloaded, by its id: in memory only, so nothing that is typed is stored. */
export const keptForms = new Map<string, KeptForm>();

/** Returns what a form keeps, and functions that read it at any time and change a part of it. */
function useKeptForm(formId: string) {
  const keptNow = useCallback(() => keptForms.get(formId) ?? { problems: {} }, [formId]);
  const [kept, setKept] = useState<KeptForm>(keptNow);
  const keep = useCallback(
    (change: Partial<KeptForm>) => {
      keptForms.set(formId, { ...keptNow(), ...change });
      setKept(keptNow);
    },
    [formId, keptNow],
  );
  return { kept, keptNow, keep };
}

/**
 * Validates and submits a form, and moves the focus to the thanks that replace it. Returns the values that were sent, the problems
 * until then, the field whose message is announced, and the props of the <form>. The fields are uncontrolled, so nothing typed
 * before hydration is lost.
 */
export function useForm(formId: string, notice: NoticeId) {
  const { kept, keptNow, keep } = useKeptForm(formId);
  const [announcedField, setAnnouncedField] = useState<string>();

  const attach = useCallback(
    (form: HTMLFormElement) => {
      disableNativeValidation(form);
      const { draft } = keptNow();
      if (draft) refillForm(form, draft);
      return () => keep({ draft: readDraft(form) });
    },
    [keep, keptNow],
  );

  /** Shows all problems and moves the focus to the first. Returns whether there are any. */
  const showProblems = (form: HTMLFormElement): boolean => {
    const found = textFields(form).flatMap((field) => {
      const problem = findProblem(field);
      return problem ? [{ field, problem }] : [];
    });
    const first = found[0]?.field;
    // Cleared first, so that an unchanged message is announced again.
    flushSync(() => keep({ problems: {} }));
    // Rendered before the focus moves, so that the message can be read with its field.
    flushSync(() => {
      // A screen reader reads the message with the field that receives the focus, but not with one that has it already.
      setAnnouncedField(first === document.activeElement ? first?.name : undefined);
      keep({ problems: Object.fromEntries(found.map(({ field, problem }) => [field.name, problem])) });
    });
    first?.focus();
    return first !== undefined;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (showProblems(form)) return;
    const values = readForm(form);
    const { parentElement: place } = form;
    sendForm(values);
    notify(notice);
    flushSync(() => keep({ sent: values }));
    // The focus makes screen readers read the thanks.
    place?.querySelector("h2")?.focus();
    ignoreSecondClick();
  };

  /** Removes a field's message as soon as it is valid. When the focus leaves it, another may replace it. */
  const recheck = ({ type, currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    // The event may also come from a checkbox, a button or a link in the form.
    const field = textFields(currentTarget).find((other) => other === target);
    const { [field?.name ?? ""]: reported, ...others } = keptNow().problems;
    if (!field || !reported) return;
    const problem = findProblem(field);
    if (problem && type === "change") return;
    setAnnouncedField(undefined);
    keep({ problems: problem ? { ...others, [field.name]: problem } : others });
  };

  return {
    sent: kept.sent,
    problems: kept.problems,
    announcedField,
    // Outside a <dialog>, method="dialog" does nothing, so without scripts the browser sends nothing.
    formProps: { method: "dialog", ref: attach, onSubmit: submit, onChange: recheck, onBlur: recheck },
  };
}
