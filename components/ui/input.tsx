import { clsx } from "clsx";
import type { ComponentProps } from "react";

const fieldClasses = clsx(
  "block w-full rounded-lg border-[1.5px] border-line-strong bg-raised px-4 py-3 leading-snug transition-colors",
  "placeholder:text-muted hover:border-ink focus-visible:border-ink focus-visible:outline-offset-1",
  // Keeps the label in view below the header.
  "scroll-mt-[calc(var(--spacing-header)+3.5rem)]",
  // The ring makes the border thicker without moving the text.
  "aria-invalid:border-danger aria-invalid:bg-danger-field aria-invalid:inset-ring aria-invalid:inset-ring-danger",
  "forced-colors:aria-invalid:border-2",
);

/** A text field of one line. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={clsx(fieldClasses, "min-h-13", className)} {...props} />;
}

/** A text field of several lines. */
export function Textarea(props: Omit<ComponentProps<"textarea">, "className">) {
  return <textarea className={clsx(fieldClasses, "min-h-40")} {...props} />;
}
