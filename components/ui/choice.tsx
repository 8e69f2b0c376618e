import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface Props extends Omit<ComponentProps<"input">, "className" | "size"> {
  type: "radio" | "checkbox";
  label: string;
  /** "small" is for choices side by side, "pictured" for one with a picture. */
  size?: keyof typeof sizes;
  /** At the end of the label. */
  picture?: ReactNode;
}

/** The viewport limits gaps and paddings, so that a phone has space for a long word in large text. */
const sizes = {
  medium:
    "min-h-13.5 gap-[min(0.875rem,4vw)] px-[min(1.125rem,4.7vw)] py-2 sm:min-h-17 sm:py-3 low:min-h-13 low:py-2",
  pictured:
    "min-h-13.5 gap-[min(0.875rem,4vw)] ps-[min(1.125rem,4.7vw)] pe-[min(0.625rem,2.7vw)] py-1.5 sm:min-h-15 low:min-h-13 low:py-1",
  small: "min-h-12 gap-2.5 px-4 py-1.5 text-sm/tight sm:min-h-11 sm:rounded-full sm:pe-3.5 sm:ps-3",
};

const labelClasses = clsx(
  "flex cursor-pointer items-center rounded-lg border-[1.5px] border-line-strong bg-raised leading-tight font-semibold",
  "wrap-anywhere transition-colors duration-240 ease-settle hover:border-ink hover:bg-tint",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
  "has-checked:border-(--chosen-line) has-checked:bg-(--chosen) has-checked:text-ink-on-inverse",
  "has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-disabled has-disabled:text-disabled-ink",
  // Without the adjustment, the system draws a light background behind each line of text.
  "forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight]",
  "forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none",
  "forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText]",
);

/** The ring of the focus is around the label. */
const inputClasses = clsx(
  "choice-tick grid flex-none cursor-[inherit] appearance-none place-items-center outline-0",
  "border-[1.5px] border-line-strong bg-raised checked:border-action checked:bg-action",
  "disabled:border-disabled-ink disabled:bg-transparent forced-colors:appearance-auto",
);

/** A checkbox or radio button whose whole label can be clicked. */
export function Choice({ type, label, size = "medium", picture, ...props }: Props) {
  return (
    <label className={clsx(labelClasses, sizes[size])}>
      <input
        type={type}
        className={clsx(
          inputClasses,
          type === "radio" ? "rounded-full" : "rounded-[25%]",
          size === "small" ? "size-5" : "size-[min(1.5rem,7.5vw)]",
        )}
        {...props}
      />
      {label}
      {picture && <span className="ms-auto flex-none">{picture}</span>}
    </label>
  );
}
