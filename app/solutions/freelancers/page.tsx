import { SolutionPage } from "@/components/page/solution-page";
import freelancers from "@/content/pages/freelancers";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(freelancers);

/** Solutions for freelancers. */
export default function FreelancersPage() {
  return <SolutionPage content={freelancers} />;
}
