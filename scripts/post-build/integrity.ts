import { createHash } from "node:crypto";
import { extname } from "node:path";
import { editHtml, endOfAttributes, parseHtml } from "./html.ts";
import type { ExportFiles } from "./read-site.ts";

/** Returns a hash as integrity attributes and policies name it (SRI, 3.1; CSP level 3, 2.3.1). */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** Adds the hash of every script and stylesheet of the build, so that browsers refuse any other file (SRI). */
export function addIntegrity(html: string, files: Pick<ExportFiles, "bytes">): string {
  const edits = parseHtml(html)
    .querySelectorAll("script, link")
    .flatMap((element) => {
      const { src, href, "data-src": deferredSrc, "data-href": deferredHref } = element.attrs;
      const deferred = deferredSrc ?? deferredHref;
      const { pathname } = new URL(src ?? href ?? deferred ?? "", "https://site");
      if (!pathname.startsWith("/_next/static/") || ![".js", ".css"].includes(extname(pathname))) return [];
      const name = deferred === undefined ? "integrity" : "data-integrity";
      const at = endOfAttributes(element);
      return [
        { range: [at, at] as const, text: ` ${name}="${integrityOf(files.bytes(pathname.slice(1)))}"` },
      ];
    });
  if (edits.length === 0) throw new Error("the page names no script or stylesheet of /_next/static/.");
  return editHtml(html, edits);
}
