import { SolutionPage } from "@/components/page/solution-page";
import entrepreneurs from "@/content/pages/entrepreneurs";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(entrepreneurs);

/** Solutions for entrepreneurs. */
export default function EntrepreneursPage() {
  return <SolutionPage content={entrepreneurs} />;
}
