import { clsx } from "clsx";
import type { ReactNode } from "react";

/**
 * The message that a page does not exist or has failed. It fills the viewport below the header, and on very wide viewports it grows
 * with its illustration.
 */
export function StatusPage({ children }: { children: ReactNode }) {
  return (
    <section
      className={clsx(
        "flex min-h-[clamp(38rem,100svh-var(--spacing-header),max(56rem,46vw))] grow flex-col justify-between",
        "overflow-hidden bg-depth-0 pt-[clamp(2rem,min(7vw,12svh),6.5rem)] text-center",
      )}
    >
      {children}
    </section>
  );
}
