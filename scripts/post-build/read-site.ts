import type { Route } from "next";
import type { SiteEnvironment } from "../../lib/build/environment.ts";
import { fileFor } from "./files.ts";
import { parseHtml } from "./html.ts";
import type { ExportedPage, ExportedSite, ExportFiles } from "./types.ts";

export const notFoundFile = "404.html";

/** Reads the exported site: the pages of the registry that exist, and the 404 page. */
export function readSite(
  files: ExportFiles,
  routes: readonly Route[],
  environment: SiteEnvironment,
): ExportedSite {
  return {
    ...environment,
    files,
    routes,
    pages: routes.flatMap((path) => {
      const file = fileFor(path, files);
      return file?.endsWith(".html") ? [readPage(path, file, files)] : [];
    }),
    notFound: files.paths.has(notFoundFile) ? readPage(notFoundFile, notFoundFile, files) : undefined,
  };
}

/** All pages that visitors get, the 404 page last. */
export function everyPage({ pages, notFound }: ExportedSite): readonly ExportedPage[] {
  return notFound ? [...pages, notFound] : pages;
}

function readPage(path: string, file: string, files: ExportFiles): ExportedPage {
  return { path, file, document: parseHtml(files.text(file)) };
}
