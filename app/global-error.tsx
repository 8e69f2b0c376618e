"use client";

import "./globals.css";
import { site } from "@/content/site";
import PageError from "./error";

/** Replaces the layout when it failed, with a whole document. */
export default function GlobalError() {
  return (
    // Hydrated, for the head script's listeners and the styles.
    <html lang={site.language} data-scripts="hydrated">
      <body>
        <main>
          <PageError />
        </main>
      </body>
    </html>
  );
}
