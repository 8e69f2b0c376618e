import { clsx } from "clsx";
import { Art } from "@/components/ui/art";
import { CardIcon } from "@/components/ui/card-icon";
import { PageLink } from "@/components/ui/page-link";
import type { SolutionCard } from "@/content/schema";

/**
 * A panel for each solution, up to five side by side, where the panel under the pointer or with the focus widens. On small screens
 * they stack.
 */
export function SolutionPanels({ solutions }: { solutions: readonly SolutionCard[] }) {
  const inOneRow = solutions.length <= 5;
  /** Whether a panel ends a row of two. Of an odd number, the first is alone. */
  const endsPair = (index: number) => (solutions.length - index) % 2 === 1;
  return (
    <div className="page-width @container">
      {/* The list has no dark background, which would bleed through the corners of the illustrations (components/ui/panel.tsx). */}
      <ul
        role="list"
        className={clsx("balanced-rows inverse overflow-hidden rounded-md", inOneRow && "@4xl:flex-nowrap")}
      >
        {solutions.map((card, index) => (
          <li
            key={card.id}
            className={clsx(
              "group relative isolate flex min-h-68 min-w-0 flex-col @lg:min-h-84 @4xl:min-h-100 print:min-h-0",
              "grow basis-full transition-[flex-basis] duration-420 ease-arrive",
              !(index === 0 && endsPair(index)) && "@lg:@max-4xl:basis-2/5",
              // Each has a fifth of the row from the start, so that none moves while the next ones load. Fewer than five grow.
              inOneRow ? "@4xl:h-136 @4xl:basis-1/5 @4xl:hover-or-focus:basis-[34%]" : "@4xl:basis-(--share)",
              solutions.length === 5 && "@4xl:grow-0",
              "border-inverse forced-colors:border forced-colors:border-[CanvasText]",
              // Between two panels of a row, in forced colors too.
              index > 0 && (endsPair(index) ? "@lg:border-s-2!" : "@4xl:border-s-2!"),
            )}
          >
            <div className="print:hidden relative -z-1 min-h-24 flex-1 overflow-hidden">
              <Art
                name={card.id}
                priority
                className={clsx(
                  "absolute size-full transition-transform duration-700 ease-arrive",
                  "group-hover-or-focus:-translate-y-[3%] group-hover-or-focus:scale-108",
                )}
              />
            </div>
            <div
              className={clsx(
                "px-5 pt-4.5 pb-5.5 @4xl:min-h-46 @4xl:px-[clamp(1rem,1.6vw,1.25rem)]",
                // Covers the end of the illustration, which may be between two pixels of a scaled screen and then shows a line.
                "-mt-px bg-inverse",
              )}
            >
              <div className="flex flex-wrap items-center gap-2.5 @4xl:block">
                <CardIcon icon={card.icon} color={card.color} className="@4xl:mb-3.5" />
                <h2 className="text-h4 @4xl:text-[clamp(1.0625rem,2.2vw-0.4rem,1.5rem)]">
                  {/* The whole panel can be clicked. A screen reader says "link" for each block in a link, so only the title is one. */}
                  <PageLink href={card.link} className="focus-ring-inset after:absolute after:inset-0">
                    {card.title}
                  </PageLink>
                </h2>
              </div>
              <span
                className={clsx(
                  "my-[0.3rem] block h-0.75 w-8 origin-left scale-x-0 rounded-full bg-sun",
                  "transition-transform duration-420 ease-arrive group-hover-or-focus:scale-x-100",
                  "forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none",
                )}
              />
              <p
                className={clsx(
                  "text-sm leading-snug text-balance text-muted",
                  // So narrow that the text keeps its lines while another panel widens.
                  "@4xl:max-w-[calc((min(100vw,var(--container-page))-2*var(--spacing-gutter))/5.7-2.5rem)]",
                )}
              >
                {card.description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
