"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLayoutComfort } from "@/components/islands/use-comfort";
import { focusPage } from "./focus-page";
import { focusFollowedLink, restoreScroll } from "./history-entry";
import { endLoading, useDeparture } from "./use-departure";
import { usePrefetch } from "./use-prefetch";
import { useSingleClicks } from "./use-single-clicks";

/**
 * Returns to where the visitor left this entry of the history, or else moves the focus to the page: Next.js leaves the focus on the
 * link, or nowhere. In the next frame, because Chromium scrolls to the URL's fragment right after "popstate".
 */
const arrive = () =>
  requestAnimationFrame(() => {
    restoreScroll();
    if (!focusFollowedLink()) focusPage();
  });

/** Whether Back or Forward has loaded this document again, and nothing has the focus yet. */
function isReloadedByBack(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "back_forward" && document.activeElement === document.body;
}

/**
 * Fades in a page that replaces another, and moves the focus to its section or heading, or to the link from which the visitor left it.
 * The link that was followed no longer shows that its page is loading.
 */
function useArrival(pathname: string, page: RefObject<HTMLElement | null>): void {
  const shownPath = useRef(pathname);
  /** Whether the browser has already animated the page in, as after a swipe back. */
  const isShownByBrowser = useRef(false);

  // Registered once, on load, and so before the router's own listener: React draws the next page right after that one has run.
  useLayoutComfort(() => {
    const goBack = ({ hasUAVisualTransition }: PopStateEvent) => {
      endLoading();
      if (location.pathname === shownPath.current) arrive();
      else isShownByBrowser.current = hasUAVisualTransition;
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("popstate", goBack, { signal });
    // The browser may keep a document that was left, and show it again on Back.
    addEventListener("pagehide", endLoading, { signal });
    return () => listening.abort();
  }, []);

  // A layout effect, because passive ones run after the fade, when a fast keyboard user has already moved the focus.
  useLayoutComfort(() => {
    endLoading();
    if (shownPath.current !== pathname) {
      page.current?.classList.add(isShownByBrowser.current ? "page-shown" : "page-in");
      arrive();
    } else if (isReloadedByBack()) {
      focusFollowedLink();
    }
    shownPath.current = pathname;
    isShownByBrowser.current = false;
  }, [pathname, page]);
}

/**
 * Fades the old page out while the next one loads, and then fades that one in, after Back and Forward too (page-navigation.css). The path
 * is the key, so each page has an element of its own. React's view transitions would show the next page later
 * (docs/decisions/README.md).
 */
export function PageNavigation({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const page = useRef<HTMLDivElement>(null);
  // The head script and the styles wait for this mark.
  useEffect(() => {
    document.documentElement.dataset.scripts = "hydrated";
  }, []);
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
