import { clsx } from "clsx";
import type { HTMLAttributes } from "react";

const splits = { 4: "lg:split-4", 5: "lg:split-5", 7: "lg:split-7" };

interface Props extends HTMLAttributes<HTMLElement> {
  as?: "div" | "section" | "figure";
  /** The second column starts after this many of the page's twelve. */
  at: keyof typeof splits;
}

/** Two columns as wide as the page, one below the other on small viewports. */
export function Columns({ as: Element = "div", at, className, ...props }: Props) {
  return <Element className={clsx("page-width grid grid-cols-1", splits[at], className)} {...props} />;
}
