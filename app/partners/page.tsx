import { Page } from "@/components/page/page";
import { PageHeader } from "@/components/page/page-header";
import { PartnerProgram } from "@/components/sections/partner-program";
import { PeopleRow } from "@/components/sections/people-row";
import { Picture } from "@/components/ui/photo";
import partners from "@/content/pages/partners";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(partners);

/** Partners: the mentors and the partner program. */
export default function PartnersPage() {
  return (
    <Page content={partners}>
      <div className="mb-fluid-sm">
        {/*
          The frame is three times as wide as high, unless that is too low for a phone, or so high that the title leaves the first
          screen. On a phone, the photo is wider than the window, which crops it to 40rem.
        */}
        <Picture
          picture={partners.header.picture}
          ratio={3 / 1}
          width={1920}
          sizes={["(min-width: 40rem) 100vw", "40rem"]}
          priority
          waves="h-3/10"
          className="print:hidden h-[min(clamp(13rem,33vw,40rem),max(7rem,100svh-22rem))]"
        />
        <PageHeader content={partners.header} link={partners.header.link} />
      </div>
      <PeopleRow content={partners.mentors} background="raised" />
      <PartnerProgram content={partners.program} />
    </Page>
  );
}
