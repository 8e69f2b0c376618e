import type { ErrorContent } from "./schema";

/** Replaces a page that fails in the browser, after a deployment or because of a defect. */
export const pageError = {
  title: "This page didn’t load.",
  text: "Part of it is missing, or we made a mistake. Reloading usually helps.",
  reload: "Reload",
} as const satisfies ErrorContent;
