import { clsx } from "clsx";
import type { HTMLAttributes } from "react";

interface Props extends HTMLAttributes<HTMLElement> {
  as?: "div" | "dl" | "ul";
  /** Whether there is a line below the last row too. */
  closed?: boolean;
}

/** Rows under a strong line, with thin lines between them. */
export function Rows({ as: Element = "ul", closed, className, ...props }: Props) {
  return (
    <Element
      role={Element === "ul" ? "list" : undefined}
      className={clsx(
        "border-t-2 border-ink *:border-line",
        closed ? "*:border-b" : "*:not-first:border-t",
        className,
      )}
      {...props}
    />
  );
}
