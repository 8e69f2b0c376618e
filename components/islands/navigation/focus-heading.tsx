"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect, useRef } from "react";

/**
 * After a client navigation, focus goes to the new page's main heading, as a full load would start there: the
 * framework leaves it on the link that was followed, or nowhere. A fragment in the address keeps its own target.
 */
export function FocusHeading() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  // With the page itself: an effect comes once the fade has ended, when a quick visitor is further on.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (location.hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
