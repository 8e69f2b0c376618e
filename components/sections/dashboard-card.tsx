import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import type { Action } from "@/content/schema";

interface Props {
  title: string;
  /** Leads to more. */
  action?: Action;
  className?: string;
  children: ReactNode;
}

/** A part of the dashboard: its title, with a link beside it, above its content. */
export function DashboardCard({ title, action, className, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-h4">
          {title}
        </h2>
        {action && <Button action={action} variant="link" className="min-h-7 text-small" />}
      </div>
      {children}
    </section>
  );
}
