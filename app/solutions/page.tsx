import { Page } from "@/components/layout/page";
import { PageHead } from "@/components/layout/page-head";
import { SolutionPanels } from "@/components/sections/solution-panels";
import { SolutionVoices } from "@/components/sections/solution-voices";
import solutions from "@/content/pages/solutions";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(solutions);

/** Solutions: the five ways in, by name and by a sentence of one's own. */
export default function SolutionsPage() {
  return (
    <Page page={solutions}>
      <div className="page-width">
        <PageHead head={solutions.head} />
        <SolutionPanels cards={solutions.cards} />
      </div>
      <SolutionVoices voices={solutions.voices} cards={solutions.cards} />
    </Page>
  );
}
