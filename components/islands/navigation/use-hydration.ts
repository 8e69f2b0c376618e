import { useEffect } from "react";
import { focusFollowedLink } from "@/lib/dom/history-entry";

/** Once the document is hydrated: marks it for the head script and styles, and moves the focus to the link of a visitor who comes back. */
export function useHydration(): void {
  useEffect(() => {
    document.documentElement.dataset.scripts = "hydrated";
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // The visitor comes back from a page that was loaded as a whole, and the browser has not kept this one.
    if (load?.type === "back_forward" && document.activeElement === document.body) focusFollowedLink();
  }, []);
}
