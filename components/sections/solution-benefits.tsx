import { Figure } from "@/components/ui/figures/figure";
import type { SolutionContent } from "@/content/schema";

/** Each row's figure stands on a ground of its own, the deep one first. */
const backgrounds = ["inverse", "tint", "surface"] as const;

/** Three ruled rows, each with a figure; the heading stays beside them while they pass. */
export function SolutionBenefits({ benefits }: { benefits: SolutionContent["benefits"] }) {
  return (
    <section aria-labelledby="benefits" className="bg-raised py-section">
      <div className="page-width grid gap-x-grid gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div className="self-start lg:stay lg:pr-8">
          <h2 id="benefits" className="text-h2">
            {benefits.title}
          </h2>
          <p className="lead mt-5">{benefits.lead}</p>
        </div>
        <ul>
          {benefits.items.map(({ title, text, figure }, index) => (
            <li key={title} className="solution-benefits-item">
              <div data-reveal="">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-measure text-muted">{text}</p>
              </div>
              <Figure figure={figure} background={backgrounds[index] ?? "surface"} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
