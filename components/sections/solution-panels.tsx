import { clsx } from "clsx";
import { Art } from "@/components/ui/art";
import { PageLink } from "@/components/ui/page-link";
import type { SolutionCard } from "@/content/schema";

/** The mark that grows under a panel's name when it is pointed at, by the card's colour. */
const marks = { kelp: "bg-accent", coral: "bg-action", ink: "bg-ink" };

/** One panel a solution, side by side; the one pointed at or focused widens. They stack on small screens. */
export function SolutionPanels({ cards }: { cards: readonly SolutionCard[] }) {
  return (
    <ul className="panels inverse">
      {cards.map(({ id, title, description, link, art, color }) => (
        <li key={id} className="panel">
          <PageLink href={link} className="panel-link">
            <div className={clsx("panel-art", `water-${art}`)}>
              <Art name={art} priority />
            </div>
            <div className="panel-words">
              <h2 className="panel-title">{title}</h2>
              <span className={clsx("panel-mark", marks[color])} />
              <p className="text-sm leading-snug text-balance text-muted">{description}</p>
            </div>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
