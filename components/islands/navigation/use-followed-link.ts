import { useEffect, useLayoutEffect } from "react";
import { endWaiting } from "@/lib/dom/follow-link";

/** Once a link was followed: it waits until its page shows, or the visitor goes elsewhere. */
export function useFollowedLink(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another path, the link's page shows
  useLayoutEffect(endWaiting, [pathname]);

  useEffect(() => {
    const listening = new AbortController();
    // A page that a load replaces may come back as it was left.
    for (const type of ["popstate", "pagehide"])
      addEventListener(type, endWaiting, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
