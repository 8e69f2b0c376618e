import { Page } from "@/components/layout/page";
import { PageHeader } from "@/components/layout/page-header";
import { PartnerHead } from "@/components/sections/partner-head";
import { PartnerProgram } from "@/components/sections/partner-program";
import { PeopleRow } from "@/components/sections/people-row";
import { Button } from "@/components/ui/button";
import partners from "@/content/pages/partners";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(partners);

/** Partners: the mentors and the partner program. */
export default function PartnersPage() {
  return (
    <Page page={partners}>
      <PartnerHead picture={partners.head.picture}>
        <div className="page-width mb-[clamp(1rem,2vw,2rem)]">
          <PageHeader head={partners.head}>
            <Button action={partners.head.link} variant="link" icon="arrow-down" className="mt-4" />
          </PageHeader>
        </div>
      </PartnerHead>
      <PeopleRow title={partners.mentors.title} people={partners.mentors.people} background="white" />
      <PartnerProgram program={partners.program} />
    </Page>
  );
}
