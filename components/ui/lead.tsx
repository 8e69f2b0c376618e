import { clsx } from "clsx";
import type { HTMLAttributes } from "react";

/** The introduction below a heading. */
export function Lead({ className, ...props }: HTMLAttributes<HTMLElement>) {
  return <p className={clsx("max-w-xl text-lead text-balance text-muted", className)} {...props} />;
}
