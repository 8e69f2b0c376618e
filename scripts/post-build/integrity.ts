import { createHash } from "node:crypto";
import { extname } from "node:path";
import { editHtml, endOfAttributes, parseHtml } from "./html.ts";
import type { ExportFiles } from "./read-site.ts";

/** Returns a hash as integrity attributes and policies name it (SRI, 3.1; CSP level 3, 2.3.1). */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** Adds integrity to every script and stylesheet of the build, which browsers check the file against (SRI). */
export function addIntegrity(html: string, files: Pick<ExportFiles, "bytes">): string {
  const edits = parseHtml(html)
    .querySelectorAll("script, link")
    .flatMap((element) => {
      const { src, href, "data-src": lateSrc, "data-href": lateHref } = element.attrs;
      const late = lateSrc ?? lateHref;
      const { pathname } = new URL(src ?? href ?? late ?? "", "https://site");
      if (!pathname.startsWith("/_next/static/") || ![".js", ".css"].includes(extname(pathname))) return [];
      // A deferred script keeps it for later, beside its URL.
      const name = late === undefined ? "integrity" : "data-integrity";
      const at = endOfAttributes(element);
      return [
        { range: [at, at] as const, text: ` ${name}="${integrityOf(files.bytes(pathname.slice(1)))}"` },
      ];
    });
  if (edits.length === 0) throw new Error("the page names no script or stylesheet of /_next/static/.");
  return editHtml(html, edits);
}
