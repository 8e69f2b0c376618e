import type { ReactNode } from "react";
import type { PageContent } from "@/content/types";
import { PageEnd } from "./page-end";

/** What every page of the registry has: its sections in order, and the page end. */
export function Page({ page, children }: { page: PageContent; children: ReactNode }) {
  return (
    <>
      {children}
      <PageEnd closing={page.closing} />
    </>
  );
}
