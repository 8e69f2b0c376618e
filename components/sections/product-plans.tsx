import { Columns } from "@/components/ui/columns";
import { Cta } from "@/components/ui/cta";
import { Rows } from "@/components/ui/rows";
import type { ProductsContent } from "@/content/schema";

/** A row for each plan with its additions, and a link to the prices. */
export function ProductPlans({ content }: { content: ProductsContent["plans"] }) {
  return (
    <div className="py-section">
      <Columns as="section" at={7} className="items-start gap-y-8" data-reveal>
        <h2 className="text-h2">{content.title}</h2>
        <div>
          <Rows as="dl" closed className="mb-7">
            {content.rows.map(({ plan, adds }) => (
              <div key={plan} className="flex flex-wrap gap-x-4 py-3.5 leading-snug">
                <dt className="min-w-24 font-semibold sm:min-w-28">{plan}</dt>
                <dd className="flex-[1_1_10rem] text-pretty text-muted">{adds}</dd>
              </div>
            ))}
          </Rows>
          <Cta action={content.link} className="max-xs:w-full" />
        </div>
      </Columns>
    </div>
  );
}
