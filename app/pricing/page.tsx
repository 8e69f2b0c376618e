import { Page } from "@/components/layout/page";
import { PageHeader } from "@/components/layout/page-header";
import { PricingPlans } from "@/components/sections/pricing-plans";
import { Button } from "@/components/ui/button";
import pricing from "@/content/pages/pricing";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(pricing);

/** Pricing: the three plans. */
export default function PricingPage() {
  return (
    <Page page={pricing}>
      <div className="page-width">
        <PageHeader head={pricing.head} />
        <PricingPlans plans={pricing.plans} />
        <div className="mt-[clamp(3rem,4vw,4rem)] flex flex-wrap justify-between gap-x-8 gap-y-4 pb-[clamp(1.5rem,4vw,4rem)] text-muted">
          <p>{pricing.currencyNote}</p>
          <Button action={pricing.question} variant="link" className="min-h-0" />
        </div>
      </div>
    </Page>
  );
}
