"use client";

import { useRef } from "react";
import { useComfort } from "@/components/islands/use-comfort";
import { Button } from "@/components/ui/button";
import { pageError } from "@/content/errors";
import { StatusPage } from "./status-page";

/** Replaces a page that failed. Its button reloads it: a deployment may have removed the files that this tab refers to. */
export default function PageError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useComfort(() => {
    // A <title> would be a second one beside the page's.
    document.title = pageError.title;
    heading.current?.focus();
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
