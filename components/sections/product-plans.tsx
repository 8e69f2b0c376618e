import { Cta } from "@/components/ui/cta";
import type { ProductsContent } from "@/content/schema";

/** What each plan adds, as rows, and a link to the prices. */
export function ProductPlans({ plans }: { plans: ProductsContent["plans"] }) {
  return (
    <div className="py-section">
      <section className="page-width grid items-start gap-y-8 lg:split-7" data-reveal>
        <h2 className="text-h2">{plans.title}</h2>
        <div>
          <dl className="mb-7 border-t-2 border-ink">
            {plans.rows.map(({ plan, adds }) => (
              <div key={plan} className="flex flex-wrap gap-x-4 border-b border-line py-3.5 leading-snug">
                <dt className="min-w-24 font-semibold sm:min-w-28">{plan}</dt>
                <dd className="flex-[1_1_10rem] text-pretty text-muted">{adds}</dd>
              </div>
            ))}
          </dl>
          <Cta action={plans.link} className="max-xs:w-full" />
        </div>
      </section>
    </div>
  );
}
