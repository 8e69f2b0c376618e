"use client";

import { useEffect } from "react";

/** Marks the page as hydrated, for the head script and styles. */
export function MarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset.scripts = "hydrated";
  }, []);

  return null;
}
