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

/** Its wave is in button.css. */
const pill = clsx(
  "pill relative isolate inline-flex items-center justify-center gap-2 overflow-hidden rounded-full",
  "text-center leading-tight font-semibold contrast-more:hover:underline",
  "transition-colors duration-240 ease-settle hover:text-action-hover-ink",
  "active:bg-action-active active:text-action-active-ink forced-colors:border",
);

const variants = {
  primary: clsx(
    pill,
    "bg-action text-action-ink contrast-more:bg-action-hover contrast-more:text-action-hover-ink",
  ),
  solid: clsx(
    pill,
    "bg-ink text-surface forced-colors:bg-surface forced-colors:text-ink",
    "not-contrast-more:[--action-hover-ink:var(--action-ink)] not-contrast-more:[--action-hover:var(--action)]",
  ),
  secondary: clsx(pill, "inset-ring-[1.5px]"),
  // On paper, print.css adds the URL.
  link: clsx(
    "group text-link inline-flex min-h-11 items-center gap-1.5 text-start font-semibold text-accent active:text-ink",
    "underline decoration-line-strong decoration-[1.5px] underline-offset-[0.28em] contrast-more:decoration-1",
    "[transition:text-decoration-color_150ms] hover:decoration-current hover:decoration-2",
    "contrast-more:decoration-current",
  ),
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
