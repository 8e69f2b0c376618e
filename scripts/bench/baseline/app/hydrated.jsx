"use client";

import { useEffect } from "react";

/** Marks the page once React has taken it over, as the site does (components/islands/early-clicks/replay-early-click.tsx). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
