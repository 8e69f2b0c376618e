import type { DashboardContent } from "@/content/schema";
import { DashboardBook } from "./dashboard-book";
import { DashboardCoach } from "./dashboard-coach";
import { DashboardCommunity } from "./dashboard-community";
import { DashboardHead } from "./dashboard-head";
import { DashboardHub } from "./dashboard-hub";
import { DashboardProgress } from "./dashboard-progress";

/** A sample user's dashboard: a greeting, four tiles and the community's news. */
export function Dashboard({ content }: { content: DashboardContent }) {
  return (
    <div className="page-width pt-fluid-md pb-section">
      <DashboardHead greeting={content.greeting} badge={content.badge} />
      <div className="grid grid-cols-1 gap-grid xl:grid-cols-12">
        <DashboardCoach coach={content.coach} />
        <DashboardProgress progress={content.progress} />
        <DashboardHub hub={content.hub} />
        <DashboardBook book={content.book} />
      </div>
      <DashboardCommunity community={content.community} />
    </div>
  );
}
