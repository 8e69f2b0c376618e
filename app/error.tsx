"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { pageError } from "@/content/errors";

/** A second failure of a page within this time is a defect, not a network error, so the page is not reloaded. */
const retryAfterMs = 60_000;

/**
 * Reloads the page, once: a broken payload, or a chunk from before a deployment, usually loads the second time. Without
 * storage it does nothing, because it cannot know whether it has run before.
 */
function reloadOnce(): void {
  const key = `reloadedAt ${location.pathname}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < retryAfterMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}

/**
 * Replaces a page that failed. It reloads the page, once automatically and then by its button: a deployment may have removed
 * the files that this tab refers to.
 */
export default function PageError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A <title> would be a second one beside the page's.
    document.title = pageError.title;
    heading.current?.focus();
    reloadOnce();
  }, []);
  return (
    <section className="status-page">
      <div className="page-width pb-section">
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {pageError.title}
        </h1>
        <p className="mx-auto mt-4 mb-7 max-w-xl text-lead">{pageError.text}</p>
        <Button onClick={() => location.reload()}>{pageError.reload}</Button>
      </div>
    </section>
  );
}
