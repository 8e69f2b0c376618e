import { SolutionPage } from "@/components/layout/solution-page";
import organizations from "@/content/pages/organizations";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(organizations);

export default function OrganizationsPage() {
  return <SolutionPage page={organizations} />;
}
