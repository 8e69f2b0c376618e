import { SolutionPage } from "@/components/page/solution-page";
import health from "@/content/pages/health";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(health);

/** Solutions for health practitioners. */
export default function HealthPage() {
  return <SolutionPage content={health} />;
}
