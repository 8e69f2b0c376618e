import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A text field of one line. Label it. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={clsx("text-field min-h-13", className)} {...props} />;
}

/** A text field of several lines. Label it. */
export function Textarea(props: Omit<ComponentProps<"textarea">, "className">) {
  return <textarea className="text-field min-h-40" {...props} />;
}
