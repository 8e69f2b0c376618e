import { type ComponentProps, type ReactNode, useId } from "react";

interface Props
  extends Pick<
    ComponentProps<"input">,
    "autoCapitalize" | "autoComplete" | "inputMode" | "placeholder" | "required" | "spellCheck"
  > {
  name: string;
  label: string;
  /** Stands after the label, smaller. */
  hint?: string;
  type?: "text" | "email";
  /** Takes several lines. */
  multiline?: boolean;
  /** The error message, if any, and the icon before it. */
  error?: string | undefined;
  errorIcon?: ReactNode;
}

/** A text field with its label above and its error message below. */
export function Field({
  label,
  hint,
  type = "text",
  multiline = false,
  error,
  errorIcon,
  ...attributes
}: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  const shared = {
    ...attributes,
    id,
    className: "input",
    dir: "auto",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <span id={hintId} className="field-hint">
            {" "}
            {hint}
          </span>
        ) : null}
      </div>
      {multiline ? <textarea rows={6} {...shared} /> : <input type={type} {...shared} />}
      {error ? (
        <p id={errorId} className="field-error">
          {errorIcon}
          {error}
        </p>
      ) : null}
    </div>
  );
}
