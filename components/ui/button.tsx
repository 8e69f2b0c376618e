import { clsx } from "clsx";
import type { ComponentProps } from "react";

export interface ButtonStyle {
  /**
   * "primary" is coral, for the main action of a region. "solid" is in ink, and coral under a pointer. "link" is
   * underlined text.
   */
  variant?: "primary" | "solid" | "secondary" | "link";
  size?: "medium" | "small";
  className?: string;
}

const variants = {
  primary: "pill pill-primary",
  solid: "pill pill-solid",
  secondary: "pill pill-secondary",
  link: "text-link",
};

const sizes = { medium: "min-h-13 px-6.5 py-2", small: "min-h-11 px-4.5 py-1.5 text-sm/tight" };

/** Returns the classes of a button, for elements that look like one. */
export function buttonClasses({ variant = "primary", size = "medium", className }: ButtonStyle): string {
  return clsx(variants[variant], variant !== "link" && sizes[size], className);
}

/** A button of a form or with a handler. An action from the content is a `Cta`. */
export function Button({
  variant,
  size,
  className,
  type = "button",
  ...props
}: ButtonStyle & ComponentProps<"button">) {
  return <button type={type} className={buttonClasses({ variant, size, className })} {...props} />;
}
