import { Page } from "@/components/layout/page";
import { PageHeader } from "@/components/layout/page-header";
import { PricingPlans } from "@/components/sections/pricing-plans";
import pricing from "@/content/pages/pricing";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(pricing);

/** Pricing: the three plans. */
export default function PricingPage() {
  return (
    <Page page={pricing}>
      <PageHeader head={pricing.head} />
      <PricingPlans pricing={pricing} />
    </Page>
  );
}
