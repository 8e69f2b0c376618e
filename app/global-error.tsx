"use client";

import "./globals.css";
import { site } from "@/content/site";
import PageError from "./error";

/** Replaces the layout when it failed, with a whole document. */
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
