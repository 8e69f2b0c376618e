import { Page } from "@/components/layout/page";
import { DashboardBook } from "@/components/sections/dashboard-book";
import { DashboardCoach } from "@/components/sections/dashboard-coach";
import { DashboardCommunity } from "@/components/sections/dashboard-community";
import { DashboardHead } from "@/components/sections/dashboard-head";
import { DashboardHub } from "@/components/sections/dashboard-hub";
import { DashboardProgress } from "@/components/sections/dashboard-progress";
import dashboard from "@/content/pages/dashboard";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(dashboard);

/** Dashboard preview: a day of a sample user, in tiles. */
export default function DashboardPage() {
  return (
    <Page page={dashboard}>
      <div className="page-width pt-[clamp(1.5rem,3vw,2.5rem)] pb-section">
        <DashboardHead greeting={dashboard.greeting} badge={dashboard.badge} />
        <div className="dashboard-tiles">
          <DashboardCoach coach={dashboard.coach} />
          <DashboardProgress progress={dashboard.progress} />
          <DashboardHub hub={dashboard.hub} />
          <DashboardBook book={dashboard.book} />
        </div>
        <DashboardCommunity community={dashboard.community} />
      </div>
    </Page>
  );
}
