import type { ReactNode } from "react";

/** A page's heading beside its form. */
export function FormSplit({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-1 gap-[clamp(2rem,5vw,5.5rem)] pt-fluid-2xl pb-section columns:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      {children}
    </div>
  );
}
