import { PageLink } from "@/components/islands/navigation/page-link";
import { Art } from "@/components/ui/art";
import type { SolutionCard } from "@/content/schema";

interface Props {
  /** The accessible name of the list. */
  label: string;
  solutions: readonly SolutionCard[];
}

/** Links to the other solutions, each beside a thumbnail of its illustration. */
export function OtherSolutions({ label, solutions }: Props) {
  return (
    <section className="print:hidden page-width pt-strip pb-section" data-reveal>
      <div className="@container">
        <ul role="list" aria-label={label} className="balanced-rows gap-x-grid gap-y-1 font-semibold">
          {solutions.map(({ id, title, link }) => (
            <li key={id} className="grow basis-full @lg:basis-2/5 @4xl:basis-(--share)">
              <PageLink
                href={link}
                className="group flex min-h-16 flex-wrap items-center gap-x-3.5 transition-colors duration-240 ease-settle hover:text-accent"
              >
                <span className="size-13 flex-none overflow-hidden rounded-md">
                  <Art
                    name={id}
                    view="thumbnail"
                    className="size-full transition-transform duration-700 ease-arrive group-hover:scale-108"
                  />
                </span>
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
