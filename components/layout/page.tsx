import type { ReactNode } from "react";
import type { PageContent } from "@/content/schema";
import { ClosingCta } from "./closing-cta";
import { StructuredData } from "./structured-data";

/** What every page of the registry has: its sections in order, the page end, and itself in data for search engines. */
export function Page({ page, children }: { page: PageContent; children: ReactNode }) {
  return (
    <>
      <StructuredData page={page} />
      {children}
      <ClosingCta closing={page.closing} />
    </>
  );
}
