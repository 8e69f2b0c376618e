import { Page } from "@/components/layout/page";
import { PageHead } from "@/components/layout/page-head";
import { PartnerHead } from "@/components/sections/partner-head";
import { PartnerProgram } from "@/components/sections/partner-program";
import { PeopleRow } from "@/components/sections/people-row";
import { Action } from "@/components/ui/action";
import partners from "@/content/pages/partners";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(partners);

/** Partners: the mentors and the partner program. */
export default function PartnersPage() {
  return (
    <Page page={partners}>
      <PartnerHead picture={partners.head.picture}>
        <div className="page-width mb-[clamp(1rem,2vw,2rem)]">
          <PageHead head={partners.head}>
            <Action action={partners.head.link} look="link" icon="arrow-down" className="mt-4" />
          </PageHead>
        </div>
      </PartnerHead>
      <PeopleRow title={partners.mentors.title} people={partners.mentors.people} ground="white" />
      <PartnerProgram program={partners.program} />
    </Page>
  );
}
