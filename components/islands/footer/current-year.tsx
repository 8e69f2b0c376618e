"use client";

import { useSyncExternalStore } from "react";

/** A tab may be open over New Year. */
const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
};

/** The current year. The HTML has the year of the build, which may have passed. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
