import { clsx } from "clsx";
import { Cta } from "@/components/ui/cta";
import type { Action, Head } from "@/content/schema";

interface Props {
  head: Head;
  /** Leads to a section further down. */
  link?: Action;
  /** The lead's column begins after so many of twelve. */
  split?: 5 | 7;
}

/** A page's title, with its lead beside it on a wide viewport. */
export function PageHeader({ head, link, split = 7 }: Props) {
  return (
    <div
      className={clsx(
        "page-width grid items-end gap-y-4 pt-fluid-2xl pb-fluid-lg supports-[align-items:last_baseline]:items-baseline-last",
        split === 7 ? "lg:split-7" : "lg:split-5",
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
