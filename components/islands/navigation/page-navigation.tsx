"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useArrival } from "./use-arrival";
import { useFollowedLink } from "./use-followed-link";
import { useHydration } from "./use-hydration";
import { usePrefetch } from "./use-prefetch";

/**
 * Fades one page out and the next one in. The path is the key, so one page leaves and another enters. A page leaves while its link
 * waits, and enters by a class, also on Back and Forward. React's view transitions would show the next page later
 * (docs/decisions/README.md).
 */
export function PageNavigation({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  useHydration();
  usePrefetch(pathname);
  useFollowedLink(pathname);
  const page = useArrival(pathname);

  return (
    // One element, so that the page fades as a whole, not section by section.
    <div key={pathname} ref={page} className="page-body flex grow flex-col">
      {children}
    </div>
  );
}
