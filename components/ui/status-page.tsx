import type { ReactNode } from "react";

/**
 * Replaces a page that does not exist or that failed. The section fills the viewport below the header. On very wide viewports, it
 * grows with its illustration.
 */
export function StatusPage({ children }: { children: ReactNode }) {
  return <section className="status-page">{children}</section>;
}
