import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Cta } from "@/components/ui/cta";
import type { Action } from "@/content/schema";

const looks = {
  raised: "border border-line bg-raised p-fluid-sm",
  // In the dark scheme the button would not be visible enough on the brightest band.
  tint: "gap-4 bg-depth-1 p-fluid-sm dark:bg-depth-0",
  // The padding leaves room for the waves at the bottom.
  waves: "inverse relative gap-5 overflow-hidden px-fluid-sm pt-fluid-sm pb-38",
};

interface CardProps {
  look?: keyof typeof looks;
  /** The id of its heading. */
  titleId: string;
  className?: string;
  children: ReactNode;
}

/** A card of the dashboard. */
export function DashboardCard({ look = "raised", titleId, className, children }: CardProps) {
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        "forced-border @container flex min-w-0 flex-col rounded-md print:border print:border-line print:pb-5",
        looks[look],
        className,
      )}
    >
      {children}
    </section>
  );
}

interface HeadingProps {
  id: string;
  title: string;
  /** Leads to more. */
  action?: Action;
}

function Heading({ id, title, action }: HeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {action && <Cta action={action} variant="link" className="text-sm" />}
    </div>
  );
}

interface TitledProps extends Omit<HeadingProps, "id"> {
  className?: string;
  children: ReactNode;
}

/** A card with its title, and a link beside that, above its content. */
export function TitledCard({ title, action, className, children }: TitledProps) {
  const titleId = useId();
  return (
    <DashboardCard titleId={titleId} className={className}>
      <Heading id={titleId} title={title} action={action} />
      {children}
    </DashboardCard>
  );
}

/** The same without a frame, below a line. */
export function TitledSection({ title, action, className, children }: TitledProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <Heading id={titleId} title={title} action={action} />
      {children}
    </section>
  );
}
