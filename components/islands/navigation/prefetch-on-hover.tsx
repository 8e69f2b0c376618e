"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** The page of this site that an event's link leads to, unless it is the one that is shown. */
function pageBehind({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return link.pathname;
}

/**
 * Fetches the page behind a link as soon as a pointer or the focus comes to it: a fair sign that it will be followed.
 * One listener for all links, so that a visitor loads the pages that they turn to and no others.
 */
export function PrefetchOnHover() {
  const router = useRouter();

  useEffect(() => {
    const asked = new Set<string>();
    const fetchPage = (event: Event) => {
      const page = pageBehind(event);
      if (page === undefined || asked.has(page)) return;
      asked.add(page);
      router.prefetch(page as Route);
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
