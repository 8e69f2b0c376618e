import { Page } from "@/components/page/page";
import { HomeAdvantage } from "@/components/sections/home-advantage";
import { HomeHero } from "@/components/sections/home-hero";
import { PartnerStrip } from "@/components/sections/partner-strip";
import home from "@/content/pages/home";
import partners from "@/content/pages/partners";
import solutions from "@/content/pages/solutions";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(home);

/** Home: the hero, the advantages and the partners. */
export default function HomePage() {
  return (
    <Page content={home}>
      <HomeHero content={home.hero} />
      <HomeAdvantage content={home.advantage} mentors={partners.mentors.people} solutions={solutions.cards} />
      <PartnerStrip content={home.partners} />
    </Page>
  );
}
