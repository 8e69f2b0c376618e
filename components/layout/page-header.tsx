import { clsx } from "clsx";
import { Cta } from "@/components/ui/cta";
import type { Action, Head } from "@/content/schema";

interface Props {
  head: Head;
  /** Leads to a section further down. */
  link?: Action;
  /** Of the title and its lead, in twelfths, where they are side by side. */
  columns?: "7/5" | "5/7";
}

/** A page's title, with its lead beside it on a wide viewport. */
export function PageHeader({ head, link, columns = "7/5" }: Props) {
  return (
    <div
      className={clsx(
        "page-width grid items-end gap-grid pt-fluid-2xl pb-fluid-lg max-lg:gap-4",
        columns === "7/5" ? "lg:grid-cols-[7fr_5fr]" : "lg:grid-cols-[5fr_7fr]",
      )}
    >
      <h1 className="text-h1">{head.title}</h1>
      <div>
        <p className="max-w-xl text-lead text-muted">{head.lead}</p>
        {link && <Cta action={link} variant="link" icon="ArrowDown" className="mt-4" />}
      </div>
    </div>
  );
}
