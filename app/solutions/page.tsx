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
    <Page page={solutions}>
      <PageHeader content={solutions.header} />
      <SolutionPanels cards={solutions.cards} />
      <SolutionSentences content={solutions.sentences} cards={solutions.cards} />
    </Page>
  );
}
