import { useEffect } from "react";

/** Marks the document as hydrated, for the head script and the styles. */
export function useHydration(): void {
  useEffect(() => {
    document.documentElement.dataset.scripts = "hydrated";
  }, []);
}
