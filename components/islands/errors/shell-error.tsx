"use client";

import { pageError } from "@/content/errors";
import { site } from "@/content/site";
import { PageError } from "./page-error";

/** Shown when the layout itself failed, as a document of its own. */
export function ShellError() {
  return (
    <html lang={site.language}>
      <body>
        <title>{pageError.title}</title>
        <main>
          <PageError />
        </main>
      </body>
    </html>
  );
}
