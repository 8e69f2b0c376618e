"use client";

import { pageError } from "@/content/errors";
import { ErrorPanel } from "./error-panel";

/** Replaces a page that failed, within the layout. */
export function PageError() {
  return <ErrorPanel copy={pageError} />;
}
