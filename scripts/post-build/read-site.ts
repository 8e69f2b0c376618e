import type { Route } from "next";
import type { HTMLElement } from "node-html-parser";
import type { SiteEnvironment } from "../../lib/build/environment.ts";
import type { Mistake } from "../tools/problem.ts";
import { type ExportFiles, fileFor } from "./files.ts";
import { parseHtml } from "./html.ts";

/** An exported page. */
export interface ExportedPage {
  /** Its URL path; for the 404 page, its file's name. */
  path: string;
  file: string;
  document: HTMLElement;
}

/** The site as it was exported. */
export interface ExportedSite extends SiteEnvironment {
  files: ExportFiles;
  /** The paths of the registry. */
  routes: readonly Route[];
  /** The registry's pages that were exported. */
  pages: readonly ExportedPage[];
  notFound: ExportedPage | undefined;
}

/** Looks for one kind of mistake. */
export type ExportCheck = (site: ExportedSite) => Mistake[];

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
