import type { ReactNode } from "react";
import type { PageContent } from "@/content/schema";
import { ClosingCta } from "./closing-cta";
import { StructuredData } from "./structured-data";

/** A page: its sections as children, then the closing call to action. Adds the page's structured data. */
export function Page({ page, children }: { page: PageContent; children: ReactNode }) {
  return (
    <>
      <StructuredData page={page} />
      {children}
      <ClosingCta closing={page.closing} />
    </>
  );
}
