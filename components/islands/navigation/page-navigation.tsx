"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useRef } from "react";
import { useArrival } from "./use-arrival";
import { useDeparture } from "./use-departure";
import { useHydration } from "./use-hydration";
import { usePrefetch } from "./use-prefetch";
import { useSingleClicks } from "./use-single-clicks";

/**
 * Fades the old page out while the next one loads, and then fades that one in, after Back and Forward too (page-navigation.css). The path
 * is the key, so each page has an element of its own. React's view transitions would show the next page later
 * (docs/decisions/README.md).
 */
export function PageNavigation({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const page = useRef<HTMLDivElement>(null);
  useHydration();
  useSingleClicks();
  usePrefetch(pathname);
  useDeparture();
  useArrival(pathname, page);

  return (
    // One element, so that the page fades as a whole, not section by section.
    <div key={pathname} ref={page} className="page-body flex grow flex-col">
      {children}
    </div>
  );
}
