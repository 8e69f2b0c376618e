"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect, useRef } from "react";
import { showPage } from "./show-page";

/**
 * Moves the focus to the new page's main heading after a client navigation, as a full load would start there. The framework
 * leaves it on the link that was followed, or nowhere. A fragment in the URL keeps its own target.
 */
export function FocusHeadingOnNavigation() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  // A layout effect runs with the page itself. An effect runs once the transition has ended, when a quick visitor is further on.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!location.hash) showPage();
  }, [pathname]);

  return null;
}
