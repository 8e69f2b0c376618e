import { Art } from "@/components/ui/art";
import { Cta } from "@/components/ui/cta";
import { PageLink } from "@/components/ui/page-link";
import type { SolutionCard, SolutionContent } from "@/content/schema";

interface Props {
  page: SolutionContent;
  /** The accessible name of the list of other solutions. */
  label: string;
  solutions: readonly SolutionCard[];
}

/** A solution's closing question with its actions, and links to the other solutions. */
export function SolutionCta({ page, label, solutions }: Props) {
  const { cta } = page;
  const others = solutions.filter(({ id }) => id !== page.id);
  return (
    <div className="py-section print:hidden">
      <section className="page-width" data-reveal>
        <div className="grid items-end gap-x-grid gap-y-6 lg:grid-cols-[7fr_5fr]">
          <h2 className="text-h2">{cta.title}</h2>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:justify-end">
            {cta.actions.map((action, index) => (
              <Cta
                key={action.label}
                action={action}
                variant={index === 0 ? "primary" : "secondary"}
                className="max-xs:w-full"
              />
            ))}
          </div>
        </div>
        <div className="@container mt-fluid-2xl border-t border-line pt-6">
          <ul
            role="list"
            aria-label={label}
            className="grid gap-x-grid gap-y-1 @lg:grid-cols-2 @4xl:grid-cols-4"
          >
            {others.map(({ id, title, link }) => (
              <li key={id}>
                <PageLink
                  href={link}
                  className="group flex min-h-16 flex-wrap items-center gap-x-3.5 font-semibold transition-colors duration-240 ease-settle hover:text-accent"
                >
                  <span className="h-12 w-16 flex-none overflow-hidden rounded-md">
                    <Art
                      name={id}
                      thumbnail
                      className="size-full transition-transform duration-700 ease-swell group-hover:scale-108"
                    />
                  </span>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
