"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect, useRef } from "react";
import { focusPage } from "./focus-page";

/**
 * Moves the focus to the new page's main heading after a client navigation. Next.js leaves it on the link, or nowhere. A URL
 * with a fragment keeps its own target.
 */
export function FocusHeadingOnNavigation() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  // A passive effect would run after the fade, when a fast keyboard user has already moved the focus.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!location.hash) focusPage();
  }, [pathname]);

  return null;
}
