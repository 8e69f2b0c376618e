import { clsx } from "clsx";
import { Art } from "@/components/ui/art";
import { PageLink } from "@/components/ui/page-link";
import type { SolutionCard } from "@/content/schema";

interface Props {
  title: string;
  solutions: readonly SolutionCard[];
}

/** Links to the solutions of other pages, each with its line as in the menu. */
export function OtherSolutions({ title: heading, solutions }: Props) {
  return (
    <section className="print:hidden page-width pt-strip pb-section" data-reveal>
      <div className="@container">
        <h2 className="mb-5 border-b border-line pb-5 text-h4">{heading}</h2>
        <ul role="list" className="balanced-rows gap-x-grid gap-y-1">
          {solutions.map(({ id, title, description, link }) => (
            <li key={id} className="grow basis-full @lg:basis-2/5 @4xl:basis-(--share)">
              <PageLink
                href={link}
                className={clsx(
                  "group flex min-h-16 flex-wrap items-center gap-x-3.5 gap-y-1 py-1.5 @4xl:items-start",
                  "transition-colors duration-240 ease-settle hover:text-accent",
                )}
              >
                <span className="size-13 flex-none overflow-hidden rounded-md">
                  <Art
                    name={id}
                    view="thumbnail"
                    className="size-full transition-transform duration-700 ease-arrive group-hover:scale-108"
                  />
                </span>
                <span className="flex-[1_1_7rem]">
                  <strong className="block leading-tight font-semibold">{title}</strong>{" "}
                  <span className="block text-sm/tight text-balance text-muted">{description}</span>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
