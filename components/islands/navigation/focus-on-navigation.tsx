"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { focusPage } from "./focus-page";

/** Moves the focus to the part of this page that a link leads to, if the router has followed it. */
function focusPart(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.hash && link.pathname === location.pathname && event.defaultPrevented) focusPage(link.hash);
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
    document.addEventListener("click", focusPart);
    return () => document.removeEventListener("click", focusPart);
  }, []);

  return null;
}
