"use client";

import "./globals.css";
import { site } from "@/content/site";
import PageError from "./error";

/** Replaces a layout that failed, with a whole document. */
export default function GlobalError() {
  return (
    // The head script's listeners and the styles wait for this mark.
    <html lang={site.language} data-scripts="hydrated">
      <body>
        <main>
          <PageError />
        </main>
      </body>
    </html>
  );
}
