import { Page } from "@/components/layout/page";
import { PageHeader } from "@/components/layout/page-header";
import { SolutionPanels } from "@/components/sections/solution-panels";
import { SolutionTestimonials } from "@/components/sections/solution-testimonials";
import solutions from "@/content/pages/solutions";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(solutions);

/** Solutions: one for each audience, as panels and as testimonials. */
export default function SolutionsPage() {
  return (
    <Page page={solutions}>
      <PageHeader head={solutions.head} />
      <SolutionPanels cards={solutions.cards} />
      <SolutionTestimonials testimonials={solutions.testimonials} cards={solutions.cards} />
    </Page>
  );
}
