import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface Props extends ComponentProps<"h2"> {
  level?: "h2" | "h3";
}

/** A small heading above the block that it names, in the typeface of the text. */
export function SmallHeading({ level: Heading = "h3", className, ...props }: Props) {
  return (
    <Heading
      className={clsx("font-sans text-sm font-semibold tracking-normal text-accent", className)}
      {...props}
    />
  );
}
