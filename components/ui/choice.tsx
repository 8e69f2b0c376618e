import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"input">, "className" | "size"> {
  type: "radio" | "checkbox";
  label: string;
  /** "small" is for several in a row. */
  size?: "medium" | "small";
}

const labelClasses = [
  "flex cursor-pointer items-center wrap-anywhere border-[1.5px] border-line-strong bg-raised leading-tight font-semibold",
  "transition-colors duration-240 ease-settle hover:border-ink hover:bg-tint",
  "has-checked:border-chosen-line has-checked:bg-chosen has-checked:text-chosen-ink",
  "has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-disabled has-disabled:text-disabled-ink",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
  // The system would draw a light ground behind each line of the text.
  "forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]",
  "forced-colors:has-checked:forced-color-adjust-none",
  "forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText]",
];

/** Paddings stay within the viewport's width where text is large, so that a phone has room for a long word. */
const sizes = {
  medium:
    "min-h-13.5 gap-[min(0.875rem,4vw)] rounded-lg px-[min(1.125rem,4.7vw)] py-2 sm:min-h-17 sm:py-3 low:min-h-13.5 low:py-2",
  small: "min-h-12 gap-2.5 rounded-lg px-4 py-1.5 text-sm sm:min-h-11 sm:rounded-full sm:pe-3.5 sm:ps-3",
};

/** The tick is two edges of a small box, rotated. In forced colors, the system draws the box and its state. */
const boxClasses = [
  "grid flex-none cursor-[inherit] appearance-none place-items-center border-[1.5px] border-line-strong bg-raised",
  "before:h-2/3 before:w-1/3 before:-translate-y-[12%] before:rotate-45 before:border-r-2 before:border-b-2 before:border-transparent",
  "checked:border-action checked:bg-action checked:before:border-action-ink",
  "disabled:border-disabled-ink disabled:bg-transparent",
  "forced-colors:appearance-auto forced-colors:before:hidden",
  // The ring is around the label, but around the box in browsers without :has().
  "supports-[selector(:has(*))]:outline-0",
];

/** A checkbox or radio button whose whole label can be clicked. */
export function Choice({ type, label, size = "medium", ...props }: Props) {
  return (
    <label className={clsx(labelClasses, sizes[size])}>
      <input
        type={type}
        className={clsx(
          boxClasses,
          type === "radio" ? "rounded-full" : "rounded-[25%]",
          size === "small" ? "size-5" : "size-[min(1.5rem,7.5vw)]",
        )}
        {...props}
      />
      {label}
    </label>
  );
}
