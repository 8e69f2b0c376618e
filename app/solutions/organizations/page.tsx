import { SolutionPage } from "@/components/page/solution-page";
import organizations from "@/content/pages/organizations";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(organizations);

/** Solutions for organizations and their teams. */
export default function OrganizationsPage() {
  return <SolutionPage content={organizations} />;
}
