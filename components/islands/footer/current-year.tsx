"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** The current year. The HTML has the year of the build, which may have passed. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => built,
  );
}
