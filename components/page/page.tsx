import type { ReactNode } from "react";
import type { PageContent } from "@/content/schema";
import { structuredData, toScriptJson } from "@/lib/site/structured-data";
import { ClosingCta } from "./closing-cta";

/** A page: its sections as children, then the closing call to action. Adds the page's structured data. */
export function Page({ content, children }: { content: PageContent; children: ReactNode }) {
  const data = toScriptJson(structuredData(content));
  return (
    <>
      {children}
      <ClosingCta content={content.closing} />
      {/* Data does not run as a script, so the security policy need not allow it. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
}
