import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Head } from "@/content/schema";

/** A page's head: the title at seven columns, the lead at the foot of the other five. */
export function PageHeader({
  head,
  className,
  children,
}: {
  head: Head;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      className={clsx(
        "grid items-end gap-grid pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(2rem,3vw,3rem)] max-lg:gap-4 lg:grid-cols-[7fr_5fr]",
        className,
      )}
    >
      <h1 className="text-h1">{head.title}</h1>
      <div>
        <p className="lead">{head.lead}</p>
        {children}
      </div>
    </div>
  );
}
