import { Page } from "@/components/page/page";
import { PageHeader } from "@/components/page/page-header";
import { SolutionPanels } from "@/components/sections/solution-panels";
import { SolutionSentences } from "@/components/sections/solution-sentences";
import solutions from "@/content/pages/solutions";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(solutions);

/** Solutions: one for each audience, as panels and as sentences. */
export default function SolutionsPage() {
  return (
    <Page content={solutions}>
      <PageHeader content={solutions.header} />
      <SolutionPanels solutions={solutions.cards} />
      <SolutionSentences content={solutions.sentences} solutions={solutions.cards} />
    </Page>
  );
}
