import type { ErrorCopy } from "./schema";

/** Shown when a part of the page fails in the browser: a deployment in between, or a defect of ours. */
export const pageError = {
  title: "This page did not load",
  text: "A part of it is missing, or we made a mistake. Loading it again usually helps.",
  reload: "Load again",
} as const satisfies ErrorCopy;
