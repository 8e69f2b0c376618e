import { Page } from "@/components/page/page";
import { PageHeader } from "@/components/page/page-header";
import { PricingPlans } from "@/components/sections/pricing-plans";
import pricing from "@/content/pages/pricing";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(pricing);

/** Pricing: the plans. */
export default function PricingPage() {
  return (
    <Page content={pricing}>
      <PageHeader content={pricing.header} />
      <PricingPlans content={pricing} />
    </Page>
  );
}
