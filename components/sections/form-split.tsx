import type { ReactNode } from "react";
import { Columns } from "@/components/ui/columns";

/** A page's heading beside its form. */
export function FormSplit({ children }: { children: ReactNode }) {
  return (
    <Columns at={5} className="gap-y-[clamp(2rem,5vw,5.5rem)] pt-fluid-2xl pb-section">
      {children}
    </Columns>
  );
}
