"use client";

import "./globals.css";
import { pageError } from "@/content/errors";
import { site } from "@/content/site";
import PageError from "./error";

/** Replaces the layout when it failed, as a document of its own. */
export default function GlobalError() {
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
