"use client";

import { pageError } from "@/content/errors";
import { site } from "@/content/site";
import { ErrorPanel } from "./error-panel";

/** Shown when the layout itself failed, as a document of its own. */
export function ShellError() {
  return (
    <html lang={site.language}>
      <body>
        <title>{pageError.title}</title>
        <main>
          <ErrorPanel copy={pageError} />
        </main>
      </body>
    </html>
  );
}
