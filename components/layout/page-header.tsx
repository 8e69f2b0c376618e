import { ActionLink } from "@/components/ui/action-link";
import type { Action, Head } from "@/content/schema";

/** A page's title, with its lead beside it on a wide window. `link` leads to a part of the page further down. */
export function PageHeader({ head, link }: { head: Head; link?: Action }) {
  return (
    <div className="page-width grid items-end gap-grid pt-fluid-2xl pb-fluid-lg max-lg:gap-4 lg:grid-cols-[7fr_5fr]">
      <h1 className="text-h1">{head.title}</h1>
      <div>
        <p className="max-w-xl text-lead text-muted">{head.lead}</p>
        {link && <ActionLink action={link} variant="link" icon="arrow-down" className="mt-4" />}
      </div>
    </div>
  );
}
