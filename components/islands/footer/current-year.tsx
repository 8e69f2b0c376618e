"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** The current year. The HTML has the year of the build, which may have passed. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
