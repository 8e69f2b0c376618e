"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { focusPage } from "@/components/head-scripts/focus-page";
import { focusFollowedLink, noteFollowedLink } from "./followed-link";

/**
 * Follows a link to a part of this page. The router would request the page again first, and the browser would add an entry to
 * the history that Next.js ignores on Back (docs/maintaining.md).
 */
function followFragment(event: MouseEvent, link: HTMLAnchorElement): void {
  const part = document.getElementById(link.hash.slice(1));
  if (!part || link.origin !== location.origin || link.pathname !== location.pathname) return;
  event.preventDefault();
  // Nobody goes back from the skip link.
  if (link.hash !== "#main" && link.hash !== location.hash) history.pushState(null, "", link.hash);
  part.scrollIntoView();
  focusPage(link.hash);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  noteFollowedLink(link);
  followFragment(event, link);
}

/** Moves the focus to the link that the visitor returns to by Back or Forward, or else to the page. */
function focusEntry(): void {
  if (!focusFollowedLink()) focusPage();
}

/**
 * Moves the focus after a client navigation: to the link that was followed from this page, if the visitor comes back to it, or
 * else to the part that its URL names or its main heading. Next.js leaves it on the link, or nowhere.
 */
export function FocusOnNavigation() {
  const pathname = usePathname();
  const previousPath = useRef(pathname);

  // A passive effect would run after the fade, when a fast keyboard user has already moved the focus.
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    focusEntry();
  }, [pathname]);

  useEffect(() => {
    // The visitor comes back from a page that was loaded as a whole, and the browser has not kept this one.
    if (document.activeElement === document.body) focusFollowedLink();

    const returnWithinPage = () => {
      if (location.pathname === previousPath.current) focusEntry();
    };
    // Before next/link, which leaves a prevented click alone.
    document.addEventListener("click", follow, true);
    addEventListener("popstate", returnWithinPage);
    return () => {
      document.removeEventListener("click", follow, true);
      removeEventListener("popstate", returnWithinPage);
    };
  }, []);

  return null;
}
