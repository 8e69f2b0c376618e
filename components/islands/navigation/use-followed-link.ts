import { useEffect, useLayoutEffect } from "react";
import { endLoading } from "./page-link";

/** Ends the wait of a followed link when its page shows, or when the visitor goes elsewhere. */
export function useFollowedLink(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link's page shows when the path changes
  useLayoutEffect(endLoading, [pathname]);

  useEffect(() => {
    const listening = new AbortController();
    // The browser may keep a page that another one replaces, and show it on Back as it was left.
    for (const type of ["popstate", "pagehide"])
      addEventListener(type, endLoading, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
