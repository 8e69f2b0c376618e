import { type ComponentProps, useEffect, useRef } from "react";
import type { ErrorCopy } from "@/content/schema";
import { reloadOnce } from "./reload-once";

/**
 * Takes the place of a page that failed. It reloads the page, once by itself and then by its button: after a deployment,
 * the files that this tab knows of may be gone.
 */
export function ErrorPanel({ copy, ...section }: { copy: ErrorCopy } & ComponentProps<"section">) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    reloadOnce();
  }, []);
  return (
    <section className="status-page" {...section}>
      <div className="page-width pb-section">
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {copy.title}
        </h1>
        <p className="lead mx-auto mt-4 mb-7 text-balance text-ink">{copy.text}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {copy.reload}
        </button>
      </div>
    </section>
  );
}
