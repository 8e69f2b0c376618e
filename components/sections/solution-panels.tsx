import { clsx } from "clsx";
import { Art } from "@/components/ui/art";
import { PageLink } from "@/components/ui/page-link";
import type { SolutionCard } from "@/content/schema";

/** The line that grows below a panel's title on hover, in the card's color. */
const lines = { kelp: "bg-accent", coral: "bg-action", ink: "bg-ink" };

/** A panel for each solution. Side by side, the hovered or focused one widens. On small screens they stack. */
export function SolutionPanels({ cards }: { cards: readonly SolutionCard[] }) {
  return (
    <div className="page-width">
      <ul className="solution-panels inverse">
        {cards.map(({ id, title, description, link, art, color }) => (
          <li key={id} className="solution-panels-panel">
            <PageLink href={link} className="solution-panels-link focus-inside">
              <div className={clsx("solution-panels-art", `solution-panels-${art}`)}>
                <Art name={art} priority />
              </div>
              <div className="solution-panels-text">
                <h2 className="solution-panels-title">{title}</h2>
                <span className={clsx("solution-panels-line", lines[color])} />
                <p className="text-small leading-snug text-balance text-muted">{description}</p>
              </div>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
