"use client";

import "./globals.css";
import { site } from "@/content/site";
import PageError from "./error";

/** Replaces the layout when it failed, as a document of its own. */
export default function GlobalError() {
  return (
    <html lang={site.language}>
      <body>
        <main>
          <PageError />
        </main>
      </body>
    </html>
  );
}
