import { SolutionPage } from "@/components/page/solution-page";
import education from "@/content/pages/education";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(education);

/** Solutions for students and educators. */
export default function EducationPage() {
  return <SolutionPage content={education} />;
}
