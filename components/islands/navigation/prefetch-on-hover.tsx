"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Returns the path of an event's link, unless it leads to another site or to the current page. */
function pageBehind({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return link.pathname;
}

/**
 * Prefetches the page behind a link on hover and focus. One listener serves all links. The router requests no page again
 * until it is stale (staleTimes in next.config.ts).
 */
export function PrefetchOnHover() {
  const router = useRouter();

  useEffect(() => {
    const fetchPage = (event: Event) => {
      const page = pageBehind(event);
      if (page !== undefined) router.prefetch(page as Route);
    };
    document.addEventListener("pointerover", fetchPage);
    document.addEventListener("focusin", fetchPage);
    return () => {
      document.removeEventListener("pointerover", fetchPage);
      document.removeEventListener("focusin", fetchPage);
    };
  }, [router]);

  return null;
}
