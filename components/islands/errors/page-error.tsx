"use client";

import { errorWords } from "@/content/errors";
import { ErrorPanel } from "./error-panel";

/** A page that failed, within the shell. */
export function PageError() {
  return <ErrorPanel copy={errorWords} />;
}
