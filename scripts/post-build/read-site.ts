import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "next";
import type { HTMLElement } from "node-html-parser";
import { listFiles } from "../tools/files.ts";
import { Problem } from "../tools/problem.ts";
import type { SiteEnvironment } from "../tools/site-environment.ts";
import { parseHtml } from "./html.ts";

/** The exported files. Paths are relative, with forward slashes. */
export interface ExportFiles {
  paths: ReadonlySet<string>;
  bytes: (path: string) => Uint8Array;
  text: (path: string) => string;
  write: (path: string, text: string) => void;
  remove: (path: string) => void;
}

/** The files of a folder, listed once and read on demand. */
export function folderFiles(folder: string): ExportFiles {
  const paths = new Set(listFiles(folder));
  return {
    paths,
    bytes: (path) => readFileSync(join(folder, path)),
    text: (path) => readFileSync(join(folder, path), "utf8"),
    write: (path, text) => {
      writeFileSync(join(folder, path), text);
      paths.add(path);
    },
    remove: (path) => {
      rmSync(join(folder, path));
      paths.delete(path);
    },
  };
}

/** Names that only redirect to a page's path, or that the CDN keeps to itself. */
const unserved = /^(404|index|_headers|_redirects)$|\.html$/;

/** Returns the file that is served for a path: the one with that name, or the page's. */
export function fileFor(path: string, { paths }: Pick<ExportFiles, "paths">): string | undefined {
  const name = path.slice(1);
  const names = path === "/" ? ["index.html"] : unserved.test(name) ? [] : [name, `${name}.html`];
  return names.find((file) => paths.has(file));
}

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

export const notFoundFile = "404.html";

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
    pages: routes.map((path) => readPage(path, fileFor(path, files) ?? "", files)),
    notFound: readPage(notFoundFile, notFoundFile, files),
  };
}

/** All pages that visitors get, the 404 page last. */
export function everyPage({ pages, notFound }: ExportedSite): readonly ExportedPage[] {
  return [...pages, notFound];
}

function readPage<Path extends string>(path: Path, file: string, files: ExportFiles): ExportedPage<Path> {
  if (files.paths.has(file) && file.endsWith(".html"))
    return { path, file, document: parseHtml(files.text(file)) };
  const source = path === notFoundFile ? "not-found.tsx" : "page.tsx";
  throw new Problem(`The page ${path} was not exported. Check that app/ has its ${source}, and build again.`);
}
