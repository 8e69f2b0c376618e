import { Page } from "@/components/layout/page";
import { PageHeader } from "@/components/layout/page-header";
import { PartnerPicture } from "@/components/sections/partner-picture";
import { PartnerProgram } from "@/components/sections/partner-program";
import { PeopleRow } from "@/components/sections/people-row";
import partners from "@/content/pages/partners";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(partners);

/** Partners: the mentors and the partner program. */
export default function PartnersPage() {
  return (
    <Page page={partners}>
      <PartnerPicture picture={partners.head.picture} />
      <div className="mb-fluid-sm">
        <PageHeader head={partners.head} link={partners.head.link} />
      </div>
      <PeopleRow title={partners.mentors.title} people={partners.mentors.people} background="raised" />
      <PartnerProgram program={partners.program} />
    </Page>
  );
}
