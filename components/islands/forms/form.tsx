"use client";

import { createContext, type ReactNode, use, useId } from "react";
import { Input, Textarea } from "@/components/ui/input";
import type { FormField, NoticeId } from "@/content/schema";
import { templateParts } from "@/lib/text/interpolate";
import { useForm } from "./use-form";

interface FormProps {
  /** The key under which the form keeps what was typed while another page shows. */
  formId: string;
  /** The notice to show once the form is sent. */
  notice: NoticeId;
  errorIcon: ReactNode;
  /** Everything in the form. The fields' values are sent under their names. */
  children: ReactNode;
  /** Replaces the form once it is sent. Its <h2> gets the focus. */
  thanks: ReactNode;
  className?: string;
}

type FormContextValue = Pick<ReturnType<typeof useForm>, "errors" | "announcedField" | "attempts" | "sent"> &
  Pick<FormProps, "errorIcon">;

const FormContext = createContext<FormContextValue | null>(null);

/** Returns the state of the form around a component. Throws outside of a form. */
function useFormContext(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error("Field and WithAnswer need a Form around them.");
  return form;
}

/** A form, and the thanks that replace it. Both are rendered on the server. */
export function Form({ formId, notice, errorIcon, children, thanks, className }: FormProps) {
  const { formProps, ...state } = useForm(formId, notice);
  return (
    <FormContext value={{ ...state, errorIcon }}>
      {/* Around the form, and then the thanks, so that useForm finds their heading. */}
      <div className="contents">
        {state.sent ? (
          thanks
        ) : (
          <form className={className} {...formProps}>
            {children}
          </form>
        )}
      </div>
    </FormContext>
  );
}

interface FieldProps extends FormField {
  name: string;
  /** Follows the label of a field that is not required, in smaller type. */
  optional?: string | undefined;
}

/** A text field of a form, with its label above and its error message below. Two optional fields share a row. */
export function Field({
  name,
  label,
  type,
  autocomplete,
  placeholder,
  missing,
  invalid,
  optional,
}: FieldProps) {
  const { errors, announcedField, attempts, errorIcon } = useFormContext();
  const error = errors[name];
  const isAnnounced = announcedField === name;
  const id = useId();
  const errorId = `${id}-error`;
  // Screen readers read an alert when it appears. If it were the description too, they would read it twice.
  const shared = {
    id,
    name,
    dir: "auto",
    placeholder,
    autoComplete: autocomplete,
    autoCapitalize: autocomplete === "name" ? "words" : undefined,
    spellCheck: autocomplete === "name" || type === "email" ? false : undefined,
    required: missing !== undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error && !isAnnounced ? errorId : undefined,
  };
  return (
    <div className={missing ? "sm:col-span-full" : undefined}>
      <label htmlFor={id} className="mb-1.5 block w-fit font-semibold">
        {label}
        {!missing && optional && <span className="text-sm font-normal text-muted"> {optional}</span>}
      </label>
      {type === "textarea" ? (
        <Textarea rows={6} {...shared} />
      ) : (
        <Input type={type ?? "text"} inputMode={type} {...shared} />
      )}
      {error && (
        <p
          // A new element for each attempt, so that an unchanged message is announced again, and for each error, because a
          // browser's translation keeps React from changing the text.
          key={`${attempts} ${error}`}
          id={errorId}
          role={isAnnounced ? "alert" : undefined}
          className="mt-2 flex items-start gap-2 text-sm leading-snug font-medium text-balance text-danger"
        >
          {errorIcon}
          {error === "missing" ? missing : invalid}
        </p>
      )}
    </div>
  );
}

/** A text of the thanks, with the visitor's name or email address in place of its placeholder. */
export function WithAnswer({ text }: { text: string }) {
  const { sent } = useFormContext();
  return templateParts(text).map((part) => {
    if ("text" in part) return part.text;
    const value = String(sent?.[part.placeholder]);
    return part.placeholder === "name" ? (
      // In the closer lines of a heading, the marks of a name such as NGUYỄN would touch the line above.
      <span key={part.placeholder} dir="auto" className="leading-[normal]">
        {value}
      </span>
    ) : (
      <strong key={part.placeholder} dir="auto" className="font-semibold text-ink">
        {value}
      </strong>
    );
  });
}
