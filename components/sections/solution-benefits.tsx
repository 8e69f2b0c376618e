import { Chart } from "@/components/ui/charts/chart";
import { Columns } from "@/components/ui/columns";
import { Lead } from "@/components/ui/lead";
import type { SolutionContent } from "@/content/schema";

/** The backgrounds of the charts, in the order of the rows. */
const backgrounds = ["inverse", "tint", "surface"] as const;

/** The benefits as rows, each with a chart. On a wide viewport the heading stays beside them while they scroll. */
export function SolutionBenefits({ benefits }: { benefits: SolutionContent["benefits"] }) {
  return (
    <section className="bg-raised py-section">
      <Columns at={4} className="gap-y-10">
        <div className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
          <h2 className="text-h2">{benefits.title}</h2>
          <Lead className="mt-5">{benefits.lead}</Lead>
        </div>
        <ul role="list" className="@container">
          {benefits.items.map(({ title, text, chart }, index) => (
            <li
              key={title}
              className="grid items-center gap-fluid-lg border-t-2 border-ink py-fluid-lg last:pb-0 @lg:grid-cols-2"
            >
              <section data-reveal>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-xl text-muted">{text}</p>
              </section>
              <Chart chart={chart} background={backgrounds[index] ?? "surface"} />
            </li>
          ))}
        </ul>
      </Columns>
    </section>
  );
}
