"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { focusPage } from "@/components/head-scripts/focus-page";

/**
 * Follows a link to a part of this page. The router would request the page again first, and the browser would add an entry to
 * the history that Next.js ignores on Back (docs/maintaining.md).
 */
function followToPart(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const part = document.getElementById(link?.hash.slice(1) ?? "");
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || !part || isModified || link.origin !== location.origin || link.pathname !== location.pathname)
    return;
  event.preventDefault();
  // Nobody goes back from the skip link.
  if (link.hash !== "#main" && link.hash !== location.hash) history.pushState(null, "", link.hash);
  part.scrollIntoView();
  focusPage(link.hash);
}

/**
 * Moves the focus to the new page's main heading after a client navigation, or to the part that its URL names, on the same
 * page too. Next.js leaves it on the link, or nowhere.
 */
export function FocusOnNavigation() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  // A passive effect would run after the fade, when a fast keyboard user has already moved the focus.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusPage();
  }, [pathname]);

  useEffect(() => {
    // Before next/link, which leaves a prevented click alone.
    document.addEventListener("click", followToPart, true);
    return () => document.removeEventListener("click", followToPart, true);
  }, []);

  return null;
}
