import { clsx } from "clsx";
import type { ComponentProps } from "react";

export interface ButtonStyle {
  /** "primary" is coral. A screen has only one. "link" is underlined text, and "unstyled" leaves the style to `className`. */
  variant?: "primary" | "secondary" | "link" | "unstyled";
  size?: "medium" | "small";
  className?: string;
}

const withIcon = "[&_svg]:size-[1.1em] [&_svg]:flex-none";

/** A pill. On hover, a darker wave rises inside it. It rests below by its place, because Chromium before 104 ignores `translate`. */
const pill = [
  "relative isolate inline-flex items-center justify-center gap-2 overflow-hidden rounded-full text-center leading-tight font-semibold",
  "transition-colors duration-240 ease-settle active:bg-action-active active:text-action-active-ink print:hidden",
  "before:absolute before:-inset-x-[12%] before:top-[135%] before:-bottom-[165%] before:-z-1 before:bg-action-hover",
  "before:rounded-[50%_50%_0_0/34%_34%_0_0] before:transition-transform before:duration-420 before:ease-swell",
  "hover:text-action-hover-ink hover:before:-translate-y-[116%]",
  "active:before:translate-y-0 active:before:duration-0",
  "contrast-more:hover:underline forced-colors:border forced-colors:border-[ButtonText] forced-colors:before:hidden",
  withIcon,
];

const variants = {
  primary: [
    pill,
    "bg-action text-action-ink contrast-more:bg-action-hover contrast-more:text-action-hover-ink",
  ],
  secondary: [pill, "inset-ring-[1.5px]"],
  link: [
    "inline-flex min-h-11 items-center gap-1.5 text-start font-semibold text-accent active:text-ink",
    "underline decoration-line-strong decoration-[1.5px] underline-offset-[0.28em] transition-[text-decoration-color] duration-150",
    "hover:decoration-current hover:decoration-2 contrast-more:decoration-current contrast-more:decoration-1",
    "[&_svg]:transition-transform [&_svg]:duration-240 [&_svg]:ease-settle",
    "hover:[&_svg]:translate-x-0.75 hover:[&_svg.lucide-arrow-down]:translate-x-0 hover:[&_svg.lucide-arrow-down]:translate-y-0.75",
    withIcon,
  ],
  unstyled: [],
};

const sizes = { medium: "min-h-13 px-6.5 py-2", small: "min-h-11 px-4.5 py-1.5 text-sm" };

/** Returns the classes of a button, for elements that look like one. */
export function buttonClasses({ variant = "primary", size = "medium", className }: ButtonStyle = {}): string {
  const isPill = variant === "primary" || variant === "secondary";
  return clsx(variants[variant], isPill && sizes[size], className);
}

/** A button for islands. An action from the content is a `Cta`. */
export function Button({
  variant,
  size,
  className,
  type = "button",
  ...props
}: ButtonStyle & ComponentProps<"button">) {
  return <button type={type} className={buttonClasses({ variant, size, className })} {...props} />;
}
