import type { ErrorCopy } from "./schema";

/** Shown when a page fails in the browser, because of a deployment or a defect. */
export const pageError = {
  title: "This page didn’t load.",
  text: "Part of it is missing, or we made a mistake. Reloading usually helps.",
  reload: "Reload",
} as const satisfies ErrorCopy;
