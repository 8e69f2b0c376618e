"use client";

import { errorWords } from "@/content/errors";
import { site } from "@/content/site";
import { ErrorPanel } from "./error-panel";

/** Shown when the layout itself failed, as a document of its own. */
export function ShellError() {
  return (
    <html lang={site.language}>
      <body>
        <title>{errorWords.title}</title>
        <main>
          <ErrorPanel copy={errorWords} />
        </main>
      </body>
    </html>
  );
}
