import { Columns } from "@/components/ui/columns";
import { Cta } from "@/components/ui/cta";
import { Lead } from "@/components/ui/lead";
import type { Action, Passage } from "@/content/schema";

interface Props {
  content: Passage;
  /** A link to a section further down. */
  link?: Action;
  /** The lead starts after this many of the page's twelve columns. */
  split?: 5 | 7;
}

/** A page's title, with its lead beside it on a wide viewport. */
export function PageHeader({ content, link, split = 7 }: Props) {
  return (
    <Columns at={split} className="items-baseline-last gap-y-4 pt-fluid-2xl pb-fluid-lg">
      <h1 className="flush-start text-h1">{content.title}</h1>
      <div>
        <Lead>{content.text}</Lead>
        {link && <Cta action={link} variant="link" icon="ArrowDown" className="mt-4" />}
      </div>
    </Columns>
  );
}
