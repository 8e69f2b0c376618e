"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** The visitor's year. The page is built with the year of its build, which may have passed. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => built,
  );
}
