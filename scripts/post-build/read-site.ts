import type { Route } from "next";
import type { HTMLElement } from "node-html-parser";
import { Problem } from "../tools/problem.ts";
import type { SiteEnvironment } from "../tools/site-environment.ts";
import { type ExportFiles, fileFor } from "./files.ts";
import { parseHtml } from "./html.ts";

/** An exported page. */
export interface ExportedPage<Path extends string = string> {
  /** Its URL path; for the 404 page, its file's name. */
  path: Path;
  file: string;
  document: HTMLElement;
}

/** The site as it was exported. */
export interface ExportedSite extends SiteEnvironment {
  files: ExportFiles;
  /** The paths of the registry. */
  routes: readonly Route[];
  pages: readonly ExportedPage<Route>[];
  notFound: ExportedPage;
}

const notFoundFile = "404.html";

/** Reads the exported site: the pages of the registry, and the 404 page. Throws a Problem when one was not exported. */
export function readSite(
  files: ExportFiles,
  routes: readonly Route[],
  environment: SiteEnvironment,
): ExportedSite {
  return {
    ...environment,
    files,
    routes,
    pages: routes.map((path) => readPage(path, fileFor(path, files), files)),
    notFound: readPage(notFoundFile, files.paths.has(notFoundFile) ? notFoundFile : undefined, files),
  };
}

/** All pages that visitors get, the 404 page last. */
export function everyPage({ pages, notFound }: ExportedSite): readonly ExportedPage[] {
  return [...pages, notFound];
}

function readPage<Path extends string>(
  path: Path,
  file: string | undefined,
  files: ExportFiles,
): ExportedPage<Path> {
  if (!file?.endsWith(".html"))
    throw new Problem(
      `The page ${path} was not exported. Check that app/ has its ${path === notFoundFile ? "not-found.tsx" : "page.tsx"}, and build again.`,
    );
  return { path, file, document: parseHtml(files.text(file)) };
}
