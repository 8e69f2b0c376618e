import type { ReactNode } from "react";
import type { PageContent } from "@/content/schema";
import { siteEnvironment } from "@/lib/site/environment";
import { pages } from "@/lib/site/registry";
import { structuredData, toScriptJson } from "@/lib/site/structured-data";
import { ClosingCta } from "./closing-cta";

/** The page as schema.org data. It does not run as a script, so the security policy need not allow it. */
function StructuredData({ page }: { page: PageContent }) {
  const data = structuredData(page, pages, siteEnvironment().origin);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />
  );
}

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
