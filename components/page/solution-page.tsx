import { OtherSolutions } from "@/components/sections/other-solutions";
import { SolutionBenefits } from "@/components/sections/solution-benefits";
import { SolutionHero } from "@/components/sections/solution-hero";
import { Testimonial } from "@/components/sections/testimonial";
import { navigation } from "@/content/navigation";
import solutions from "@/content/pages/solutions";
import type { SolutionContent } from "@/content/schema";
import { Breadcrumbs } from "./breadcrumbs";
import { Page } from "./page";

/** A solution page. Solution pages differ only in their content. */
export function SolutionPage({ content }: { content: SolutionContent }) {
  return (
    <Page content={content}>
      <SolutionHero content={content.hero} breadcrumbs={<Breadcrumbs content={content} />} />
      <SolutionBenefits content={content.benefits} art={content.hero.picture.art} />
      <Testimonial content={content.testimonial} />
      <OtherSolutions
        title={navigation.labels.solutions}
        solutions={solutions.cards.filter(({ link }) => link !== content.path)}
      />
    </Page>
  );
}
