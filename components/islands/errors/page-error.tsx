"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { StatusPage } from "@/components/ui/status-page";
import { pageError } from "@/content/errors";
import { reloadOnce } from "./reload-once";

/**
 * Replaces a page that failed. It reloads the page, once automatically and then by its button: a deployment may have removed
 * the files that this tab refers to.
 */
export function PageError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    reloadOnce();
  }, []);
  return (
    <StatusPage>
      <div className="page-width pb-section">
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {pageError.title}
        </h1>
        <p className="mx-auto mt-4 mb-7 max-w-xl text-lead text-balance">{pageError.text}</p>
        <Button onClick={() => location.reload()}>{pageError.reload}</Button>
      </div>
    </StatusPage>
  );
}
