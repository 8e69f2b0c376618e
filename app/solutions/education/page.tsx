import { SolutionPage } from "@/components/layout/solution-page";
import education from "@/content/pages/education";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(education);

export default function EducationPage() {
  return <SolutionPage page={education} />;
}
