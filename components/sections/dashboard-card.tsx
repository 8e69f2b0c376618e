import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Cta } from "@/components/ui/cta";
import type { Action } from "@/content/schema";

const styles = {
  raised: "border border-line bg-raised p-fluid-sm",
  // The brightest band has too little contrast with the button in the dark scheme.
  tint: "gap-4 bg-depth-1 p-fluid-sm dark:bg-depth-0",
};

interface CardProps {
  style?: keyof typeof styles;
  className?: string;
  children: ReactNode;
}

/** A card of the dashboard. Begin it with its heading. */
export function DashboardCard({ style = "raised", className, children }: CardProps) {
  return (
    <section
      className={clsx(
        "forced-border @container flex min-w-0 flex-col rounded-md print:break-inside-avoid",
        styles[style],
        className,
      )}
    >
      {children}
    </section>
  );
}

/** A heading, with a link to more beside it. */
export function CardTitle({ title, action }: { title: string; action?: Action }) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="text-h4">{title}</h2>
      {action && <Cta action={action} variant="link" className="text-sm" />}
    </div>
  );
}
