import { clsx } from "clsx";
import { Art } from "@/components/ui/art";
import { CardIcon } from "@/components/ui/card-icon";
import { PageLink } from "@/components/ui/page-link";
import type { SolutionCard } from "@/content/schema";

/** The line that grows below a panel's title on hover, in the card's color. */
const lines = { kelp: "bg-accent", coral: "bg-action", ink: "bg-ink" };

/** A panel for each solution. Side by side, the hovered or focused one widens. On small screens they stack. */
export function SolutionPanels({ cards }: { cards: readonly SolutionCard[] }) {
  return (
    <div className="page-width">
      <ul className="solution-panels inverse">
        {cards.map((card) => (
          <li key={card.id} className="solution-panels-panel">
            <PageLink href={card.link} className="solution-panels-link focus-inside">
              <div className={clsx("solution-panels-art", `solution-panels-${card.art}`)}>
                <Art name={card.art} priority />
              </div>
              <div className="solution-panels-text">
                <div className="flex items-center gap-2.5 lg:block">
                  <CardIcon card={card} className="size-6 flex-none lg:mb-3" />
                  <h2 className="solution-panels-title">{card.title}</h2>
                </div>
                <span className={clsx("solution-panels-line", lines[card.color])} />
                <p className="text-sm leading-snug text-balance text-muted">{card.description}</p>
              </div>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
