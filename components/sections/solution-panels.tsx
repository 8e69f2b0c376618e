import { clsx } from "clsx";
import { PageLink } from "@/components/islands/navigation/page-link";
import { Art } from "@/components/ui/art";
import { CardIcon } from "@/components/ui/card-icon";
import type { SolutionCard } from "@/content/schema";

/**
 * A panel for each solution, up to five side by side, where the panel under the pointer or with the focus widens. On small screens
 * they stack.
 */
export function SolutionPanels({ cards }: { cards: readonly SolutionCard[] }) {
  return (
    <div className="page-width @container">
      {/* The list has no dark background, which would bleed through the corners of the illustrations (components/ui/panel.tsx). */}
      <ul
        role="list"
        // Up to five panels are in one row, which fewer than five fill by growing.
        className={clsx(
          "solution-panels balanced-rows inverse overflow-hidden rounded-md",
          cards.length <= 5 && "@4xl:flex-nowrap",
          cards.length < 5 && "@4xl:*:grow",
        )}
      >
        {cards.map((card) => (
          <li key={card.id} className="solution-panel">
            <div className="print:hidden relative -z-1 min-h-24 flex-1 overflow-hidden">
              <Art name={card.id} priority />
            </div>
            <div className="solution-panel-text">
              <div className="flex flex-wrap items-center gap-2.5 @4xl:block">
                <CardIcon icon={card.icon} color={card.color} className="@4xl:mb-3.5" />
                <h2 className="text-h4 @4xl:text-[clamp(1.0625rem,2.2vw-0.4rem,1.5rem)]">
                  {/* The whole panel can be clicked. The link is around the title alone, because a screen reader says "link" for each block in it. */}
                  <PageLink href={card.link} className="focus-ring-inset after:absolute after:inset-0">
                    {card.title}
                  </PageLink>
                </h2>
              </div>
              <span className="solution-panel-line" />
              <p className="text-sm leading-snug text-muted">{card.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
