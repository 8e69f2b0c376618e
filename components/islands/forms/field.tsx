"use client";

import { type ComponentProps, use, useId } from "react";
import { FormContext } from "./form-context";

interface Props
  extends Pick<
    ComponentProps<"input">,
    "autoCapitalize" | "autoComplete" | "inputMode" | "placeholder" | "spellCheck"
  > {
  name: string;
  label: string;
  /** Follows the label, in smaller type. */
  hint?: string;
  type?: "text" | "email";
  /** Accepts several lines. */
  multiline?: boolean;
  /** The error message when it is empty. A field with one is required. */
  missing?: string;
  /** The error message when the browser rejects its value. */
  invalid?: string;
}

/** A text field of a form, with its label above and its error message below. */
export function Field({
  name,
  label,
  hint,
  type = "text",
  multiline = false,
  missing,
  invalid,
  ...attributes
}: Props) {
  const { errors, errorIcon } = use(FormContext);
  const error = errors[name];
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  // An alert is announced by itself. If the description changed too, it would be read twice.
  const described = [hint && hintId, error && !error.isAlert && errorId].filter(Boolean).join(" ");
  const shared = {
    ...attributes,
    id,
    name,
    className: "form-input",
    dir: "auto",
    required: missing !== undefined,
    "data-missing": missing,
    "data-invalid": invalid,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div>
      <div className="form-label">
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <span id={hintId} className="form-hint">
            {" "}
            {hint}
          </span>
        ) : null}
      </div>
      {multiline ? <textarea rows={6} {...shared} /> : <input type={type} {...shared} />}
      {error ? (
        <p id={errorId} role={error.isAlert ? "alert" : undefined} className="form-error">
          {errorIcon}
          {error.message}
        </p>
      ) : null}
    </div>
  );
}
