import { Page } from "@/components/page/page";
import { Dashboard } from "@/components/sections/dashboard";
import dashboard from "@/content/pages/dashboard";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(dashboard);

/** Dashboard preview: a day of a sample user, in cards. */
export default function DashboardPage() {
  return (
    <Page content={dashboard}>
      <Dashboard content={dashboard} />
    </Page>
  );
}
