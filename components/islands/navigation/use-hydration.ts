import { useEffect } from "react";
import { focusFollowedLink } from "./history-entry";

/** Marks the hydrated document for the head script and the styles, and moves the focus of a visitor who comes back to the followed link. */
export function useHydration(): void {
  useEffect(() => {
    document.documentElement.dataset.scripts = "hydrated";
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // The visitor comes back from a page that was loaded as a whole, and the browser has not kept this one.
    if (load?.type === "back_forward" && document.activeElement === document.body) focusFollowedLink();
  }, []);
}
