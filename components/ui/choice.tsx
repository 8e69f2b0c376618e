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
    "min-h-13.5 gap-[min(0.875rem,4vw)] px-[min(1.125rem,4.7vw)] py-2 sm:min-h-17 sm:py-3 short:min-h-13.5 short:py-2",
  pictured:
    "min-h-13.5 gap-[min(0.875rem,4vw)] ps-[min(1.125rem,4.7vw)] pe-[min(0.625rem,2.7vw)] py-1.5 sm:min-h-15",
  small: "min-h-12 gap-2.5 px-4 py-1.5 text-sm/tight sm:min-h-11 sm:rounded-full sm:pe-3.5 sm:ps-3",
};

/** A checkbox or radio button whose whole label can be clicked. */
export function Choice({ type, label, size = "medium", picture, ...props }: Props) {
  return (
    <label className={clsx("choice", sizes[size])}>
      <input
        type={type}
        className={clsx(
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
