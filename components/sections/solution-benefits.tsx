import { clsx } from "clsx";
import { Art } from "@/components/ui/art";
import { Chart } from "@/components/ui/charts/chart";
import { Columns } from "@/components/ui/columns";
import { Lead } from "@/components/ui/lead";
import { Rows } from "@/components/ui/rows";
import type { SolutionContent } from "@/content/schema";

/** The backgrounds of the charts, in the order of the rows. */
const backgrounds = ["inverse", "tint", "surface"] as const;

interface Props {
  content: SolutionContent["benefits"];
  /** The illustration with the waves that rise. */
  art: SolutionContent["hero"]["picture"]["art"];
}

/** The benefits as rows, each with a chart. On a wide viewport the heading stays beside them while they scroll. */
export function SolutionBenefits({ content, art }: Props) {
  return (
    <section className="bg-raised py-section [view-timeline:--benefits]">
      <Columns at={4} className="gap-y-10">
        <div className="self-start lg:sticky lg:top-27">
          <h2 className="text-h2">{content.title}</h2>
          <Lead className="mt-5">{content.text}</Lead>
          {/* The audience's own waves, where there is space for them. */}
          <div
            aria-hidden="true"
            className={clsx(
              "relative mt-9 h-[min(26rem,100svh-27rem)] overflow-hidden rounded-md bg-depth-0",
              "max-lg:hidden print:hidden forced-colors:hidden [@media(height<38rem)]:hidden",
            )}
          >
            <svg viewBox="0 0 384 416" aria-hidden="true" className="size-full">
              <circle cx="262" cy="138" r="58" className="fill-sun" />
            </svg>
            <Art
              name={art}
              view="waves"
              className="rising-waves absolute inset-x-0 -bottom-px h-[74%] w-full translate-y-[18%]"
            />
          </div>
        </div>
        <Rows className="@container">
          {content.items.map(({ title, text, chart }, index) => (
            <li key={title} className="grid items-center gap-fluid-lg py-fluid-lg last:pb-0 @lg:grid-cols-2">
              <section data-reveal>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-xl text-balance text-muted">{text}</p>
              </section>
              <Chart chart={chart} background={backgrounds[index] ?? "surface"} />
            </li>
          ))}
        </Rows>
      </Columns>
    </section>
  );
}
