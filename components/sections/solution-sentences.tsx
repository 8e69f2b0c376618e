import { clsx } from "clsx";
import { Columns } from "@/components/ui/columns";
import { Icon } from "@/components/ui/icon";
import { Lead } from "@/components/ui/lead";
import { PageLink } from "@/components/ui/page-link";
import { Rows } from "@/components/ui/rows";
import type { SolutionsContent } from "@/content/schema";

interface Props {
  content: SolutionsContent["sentences"];
  solutions: SolutionsContent["cards"];
}

/** The solutions once more, as sentences that a visitor might say. */
export function SolutionSentences({ content, solutions }: Props) {
  return (
    <div className="py-section">
      <Columns as="section" at={4} className="gap-y-8" data-reveal>
        <div>
          <h2 className="text-h2">{content.title}</h2>
          <Lead className="mt-4">{content.text}</Lead>
        </div>
        <Rows closed className="@container">
          {solutions.map(({ id, title, link, quote }) => (
            <li
              key={id}
              className="group relative grid items-center gap-x-6 gap-y-1 py-4 @lg:min-h-20 @lg:grid-cols-[1fr_11rem]"
            >
              {/* The whole row can be clicked. A screen reader says "link" for each block in a link, so only the title is one. */}
              <q
                className={clsx(
                  "font-display text-h4 leading-tight font-medium text-balance",
                  "decoration-action decoration-[1.5px] underline-offset-[0.2em] group-hover:underline",
                )}
              >
                {quote}
              </q>
              <span className="flex items-center justify-between gap-2 font-semibold text-accent">
                <span>
                  <PageLink href={link} className="after:absolute after:inset-0">
                    {title}
                  </PageLink>
                </span>
                <Icon
                  name="ArrowRight"
                  className="size-[1.1em] flex-none transition-transform duration-240 ease-settle group-hover:translate-x-0.75"
                />
              </span>
            </li>
          ))}
        </Rows>
      </Columns>
    </div>
  );
}
