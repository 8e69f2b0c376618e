import type { ErrorCopy } from "./schema";

/** Shown when a page fails in the browser, after a deployment or because of a defect. */
export const pageError = {
  title: "This page did not load",
  text: "A part of it is missing, or we made a mistake. Loading it again usually helps.",
  reload: "Load again",
} as const satisfies ErrorCopy;
