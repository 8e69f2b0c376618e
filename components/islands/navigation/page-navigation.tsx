"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useRef } from "react";
import { useArrival } from "./use-arrival";
import { useHydration } from "./use-hydration";
import { usePrefetch } from "./use-prefetch";

/**
 * Fades one page out and the next one in (page-navigation.css): out while the next one loads, and in by a class, after Back and
 * Forward too. The path is the key, so one page leaves and another enters. React's view transitions would show the next page later
 * (docs/decisions/README.md).
 */
export function PageNavigation({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const page = useRef<HTMLDivElement>(null);
  useHydration();
  usePrefetch(pathname);
  useArrival(pathname, page);

  return (
    // One element, so that the page fades as a whole, not section by section.
    <div key={pathname} ref={page} className="page-body flex grow flex-col">
      {children}
    </div>
  );
}
