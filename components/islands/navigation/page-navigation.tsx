"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { focusPage } from "@/lib/dom/focus-page";
import { endWaiting } from "@/lib/dom/follow-link";
import { focusFollowedLink, returnToPlace } from "@/lib/dom/history-entry";
import { usePrefetch } from "./use-prefetch";

/** Ends the animations of a page that appears, but those that follow the scroll, and keeps its photos from fading in. */
function showAtOnce(page: HTMLElement): void {
  page.classList.add("page-seen");
  for (const animation of page.getAnimations?.({ subtree: true }) ?? [])
    if (animation.timeline === document.timeline) animation.finish();
}

/** Leads to where the visitor left this entry of the history, or else to the page. Next.js leaves the focus on the link, or nowhere. */
function arrive(): void {
  returnToPlace();
  if (!focusFollowedLink()) focusPage();
}

/**
 * Fades one page out and the next one in, and leads to the next one's section or heading, or to where the visitor left it.
 *
 * The path is the key, so one page leaves and another enters. A page leaves while its link waits, and enters by a class, also on
 * Back and Forward; one that was seen before has no other entrance. React's view transitions would show the next page later
 * (docs/decisions/README.md). It also marks the document as hydrated.
 */
export function PageNavigation({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  usePrefetch(pathname);
  const page = useRef<HTMLDivElement>(null);
  const previousPath = useRef(pathname);
  const seenPaths = useRef(new Set<string>());
  /** Whether the browser has shown the next page already, as after a swipe back. */
  const isShown = useRef(false);

  useEffect(() => {
    // For the head script and styles.
    document.documentElement.dataset.scripts = "hydrated";
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // The visitor comes back from a page that was loaded as a whole, and the browser has not kept this one.
    if (load?.type === "back_forward" && document.activeElement === document.body) focusFollowedLink();

    const listening = new AbortController();
    const { signal } = listening;
    // A page that a load replaces may come back as it was left.
    for (const type of ["popstate", "pagehide"]) addEventListener(type, endWaiting, { signal });
    const goBack = ({ hasUAVisualTransition }: PopStateEvent) => {
      if (location.pathname === previousPath.current) arrive();
      else isShown.current = hasUAVisualTransition;
    };
    addEventListener("popstate", goBack, { signal });
    return () => listening.abort();
  }, []);

  // A passive effect would run after the fade, when a fast keyboard user has already moved the focus.
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    seenPaths.current.add(previousPath.current);
    previousPath.current = pathname;
    if (page.current && seenPaths.current.has(pathname)) showAtOnce(page.current);
    page.current?.classList.toggle("page-in", !isShown.current);
    isShown.current = false;
    endWaiting();
    arrive();
  }, [pathname]);

  return (
    // One element, so that the page fades as a whole, not section by section.
    <div key={pathname} ref={page} className="page-body flex grow flex-col">
      {children}
    </div>
  );
}
