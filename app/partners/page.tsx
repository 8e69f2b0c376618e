import { Page } from "@/components/layout/page";
import { PageHeader } from "@/components/layout/page-header";
import { PartnerHead } from "@/components/sections/partner-head";
import { PartnerProgram } from "@/components/sections/partner-program";
import { PeopleRow } from "@/components/sections/people-row";
import partners from "@/content/pages/partners";
import { pageMetadata } from "@/lib/build/metadata";

export const metadata = pageMetadata(partners);

/** Partners: the mentors and the partner program. */
export default function PartnersPage() {
  return (
    <Page page={partners}>
      <PartnerHead picture={partners.head.picture}>
        <PageHeader head={partners.head} link={partners.head.link} />
      </PartnerHead>
      <PeopleRow title={partners.mentors.title} people={partners.mentors.people} background="raised" />
      <PartnerProgram program={partners.program} />
    </Page>
  );
}
