import type { ReactNode } from "react";

/**
 * Replaces a page that does not exist or that failed. It fills the viewport below the header. On very wide ones it grows with its
 * illustration.
 */
export function StatusPage({ children }: { children: ReactNode }) {
  return (
    <section className="status-page flex grow min-h-[clamp(38rem,100svh-var(--spacing-header),max(56rem,46vw))] flex-col justify-between overflow-hidden bg-depth-0 pt-[clamp(2rem,min(7vw,12svh),6.5rem)] text-center">
      {children}
    </section>
  );
}
