import type { ExportedSite } from "./types.ts";

const names = new Set(["sitemap.xml", "robots.txt", "llms.txt", ".well-known/security.txt"]);

/** The files that machines read beside the pages, with their text. */
export function textFiles({ files }: ExportedSite): { file: string; text: string }[] {
  return [...files.paths]
    .filter((file) => names.has(file) || file.endsWith(".md"))
    .map((file) => ({ file, text: files.text(file) }));
}
