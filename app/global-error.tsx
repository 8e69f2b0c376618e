"use client";

import "./globals.css";
import { site } from "@/content/site";
import PageError from "./error";

/** Replaces the layout when it failed, with a whole document. */
export default function GlobalError() {
  return (
    // Hydrated, so that a file that fails later does not reload it (components/head-script/watch-files.ts).
    <html lang={site.language} data-scripts="hydrated">
      <body>
        <main>
          <PageError />
        </main>
      </body>
    </html>
  );
}
