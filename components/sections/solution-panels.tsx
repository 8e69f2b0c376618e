import { Art } from "@/components/ui/art";
import { CardIcon } from "@/components/ui/card-icon";
import { PageLink } from "@/components/ui/page-link";
import type { SolutionCard } from "@/content/schema";

/** A panel for each solution. Side by side, the hovered or focused one widens. On small screens they stack. */
export function SolutionPanels({ cards }: { cards: readonly SolutionCard[] }) {
  return (
    <div className="page-width @container">
      {/* Nothing dark is below the illustrations, because it would show at the softened corners. */}
      <ul role="list" className="inverse grid overflow-hidden rounded-md @lg:grid-cols-2 @4xl:flex">
        {cards.map((card) => (
          // The width of one of five, so that none moves while the next ones load.
          <li
            key={card.id}
            className="group relative flex min-h-68 min-w-0 flex-col border-inverse @lg:@max-4xl:not-first:odd:border-s-2 @4xl:not-first:border-s-2 transition-[flex-basis] duration-420 ease-swell @lg:@max-4xl:first:col-span-2 @4xl:flex-[0_1_20%] @4xl:hover:basis-[34%] @4xl:has-focus-visible:basis-[34%] @lg:min-h-84 @4xl:h-136 print:h-auto print:min-h-0 forced-colors:border forced-colors:border-[CanvasText]"
          >
            <div className="relative min-h-24 flex-1 overflow-hidden print:hidden">
              <Art
                name={card.id}
                priority
                className="absolute size-full transition-transform duration-700 ease-swell group-hover:-translate-y-[3%] group-hover:scale-108 group-has-focus-visible:-translate-y-[3%] group-has-focus-visible:scale-108"
              />
            </div>
            <div className="-mt-px bg-inverse px-5 pt-4.5 pb-5.5 @4xl:min-h-46 @4xl:px-[clamp(1rem,1.6vw,1.25rem)]">
              <div className="flex flex-wrap items-center gap-2.5 @4xl:block">
                <CardIcon card={card} className="size-6 flex-none @4xl:mb-3" />
                {/* Narrow enough that a panel's text keeps its lines while its neighbor widens. */}
                <h2 className="text-h4 @4xl:text-[clamp(1.0625rem,2.2vw-0.4rem,1.5rem)]">
                  {/* The whole panel can be clicked, but a screen reader says "link" for each block of text in a link. */}
                  <PageLink href={card.link} className="focus-inside after:absolute after:inset-0">
                    {card.title}
                  </PageLink>
                </h2>
              </div>
              <span className="my-[0.3rem] block h-0.75 w-8 origin-left scale-x-0 rtl:origin-right rounded-full bg-action transition-transform duration-420 ease-swell group-hover:scale-x-100 group-has-focus-visible:scale-x-100 forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none" />
              <p className="text-sm leading-snug text-balance text-muted @4xl:max-w-[calc((min(100vw,var(--container-page))-2*var(--spacing-gutter))/5.7-2.5rem)]">
                {card.description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
