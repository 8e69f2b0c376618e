"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Prefetches the page behind a link on hover and focus. One listener serves all links. The router requests no page again
 * until it is stale (staleTimes in next.config.ts).
 */
export function PrefetchOnHover() {
  const router = useRouter();

  useEffect(() => {
    const listening = new AbortController();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.origin === location.origin && link.pathname !== location.pathname)
        router.prefetch(link.pathname as Route);
    };
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, prefetch, { signal: listening.signal });
    return () => listening.abort();
  }, [router]);

  return null;
}
