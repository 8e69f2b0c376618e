"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { focusPage } from "@/lib/dom/focus-page";
import { focusFollowedLink, noteLeaving, returnToPlace } from "@/lib/dom/history-entry";
import { opensElsewhere } from "@/lib/dom/opens-elsewhere";
import { usePrefetch } from "./use-prefetch";

const skipLink = "#main";

/**
 * Follows a link to a section of this page, or to the page itself, which leads to its top. The router would request the page
 * again or do nothing, and the browser would add an entry to the history that Next.js ignores on Back (docs/maintaining.md).
 * Returns false if the link leads elsewhere.
 */
function followWithinPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const section = document.getElementById(link.hash.slice(1));
  if (link.origin !== location.origin || link.pathname !== location.pathname) return false;
  if (link.hash && !section) return false;
  event.preventDefault();
  // Nobody goes back to the skip link.
  if (link.hash !== skipLink && link.href !== location.href) {
    noteLeaving(link);
    history.pushState(null, "", link.href);
  }
  if (section) section.scrollIntoView();
  else scrollTo(0, 0);
  // The page behind the open mobile menu takes no focus until the menu has closed.
  requestAnimationFrame(() => focusPage(link.hash));
  return true;
}

function endWaiting(): void {
  for (const link of document.querySelectorAll("a[aria-busy]")) link.removeAttribute("aria-busy");
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || opensElsewhere(event)) return;
  endWaiting();
  if (followWithinPage(event, link)) return;
  noteLeaving(link);
  // Its style says that the page is on its way, unless that shows at once.
  if (link.origin === location.origin) link.setAttribute("aria-busy", "true");
}

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
    // Before next/link, which leaves a prevented click alone.
    document.addEventListener("click", follow, { capture: true, signal });
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
