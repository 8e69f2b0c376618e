import { Page } from "@/components/page/page";
import { PageHeader } from "@/components/page/page-header";
import { MissionVision } from "@/components/sections/mission-vision";
import { PeopleRow } from "@/components/sections/people-row";
import { Story } from "@/components/sections/story";
import about from "@/content/pages/about";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(about);

/** About Us: the story, mission and vision, and the team. */
export default function AboutPage() {
  return (
    <Page content={about}>
      <PageHeader content={about.header} split={5} />
      <Story content={about.story} />
      <MissionVision content={about.missionVision} />
      <PeopleRow content={about.team} />
    </Page>
  );
}
