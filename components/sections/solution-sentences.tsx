import { useId } from "react";
import { HeadingText } from "@/components/ui/heading-text";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import type { Head, SolutionCard } from "@/content/schema";

/** The solutions once more, as sentences that a visitor might say. */
export function SolutionSentences({ sentences, cards }: { sentences: Head; cards: readonly SolutionCard[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="py-section">
      <div className="page-width grid gap-x-grid gap-y-8 columns:grid-cols-[4fr_8fr]" data-reveal="">
        <div>
          <h2 id={titleId} className="text-h2 wrap-anywhere">
            <HeadingText text={sentences.title} />
          </h2>
          <p className="lead mt-4">{sentences.lead}</p>
        </div>
        <ul className="rule-ink">
          {cards.map(({ id, title, link, quote }) => (
            <li key={id} className="rule-bottom">
              <PageLink href={link} className="solution-sentences-link">
                <q className="solution-sentences-quote">{quote}</q>
                <span className="flex items-center justify-between gap-2 font-strong text-accent">
                  {title}
                  <Icon name="arrow-right" className="solution-sentences-arrow" />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
