import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import type { SiteEnvironment } from "../../lib/site/environment.ts";
import { listFiles } from "../tools/machine.ts";

/** The exported files by path, which is relative, with forward slashes. */
export type ExportFiles = Map<string, Buffer>;

/** Reads the files of a folder. */
export const readFiles = (folder: string): ExportFiles =>
  new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));

/** Writes files into a folder. */
export function writeFiles(files: ExportFiles, folder: string): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** Returns the content of a file. Throws if there is none. */
export function bytesOf(path: string, files: ExportFiles): Buffer {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`the export has no file ${path}.`);
  return bytes;
}

export const textOf = (path: string, files: ExportFiles): string => bytesOf(path, files).toString();

/** Names that only redirect to a page's path, or that the CDN keeps to itself. */
const unserved = /^(404|index|_headers|_redirects)$|\.html$/;

/** Returns the file that is served for a path: the one with that name, or the page's. */
export function fileFor(path: string, files: ExportFiles): string | undefined {
  const name = path.slice(1);
  const names = path === "/" ? ["index.html"] : unserved.test(name) ? [] : [name, `${name}.html`];
  return names.find((file) => files.has(file));
}

/** The file of an exported page. */
export interface PageFile {
  /** Its URL path; for the 404 page, its file's name. */
  path: string;
  file: string;
}

/** An exported page that was read. A site may have thousands, so it is not kept. */
export interface ExportedPage extends PageFile {
  document: HTMLElement;
}

/** The site as it was exported. */
export interface ExportedSite extends SiteEnvironment {
  files: ExportFiles;
  /** The paths of all pages but the 404 page. */
  routes: readonly string[];
  /** All pages that visitors get, by path, the 404 page last. */
  pages: readonly PageFile[];
}

export const notFoundFile = "404.html";

/** Lists what was exported. Each web page is a page that visitors get. */
export function readSite(files: ExportFiles, environment: SiteEnvironment): ExportedSite {
  const names = [...files.keys()].filter((name) => name.endsWith(".html"));
  const pages = names
    .map((file) => ({ path: pathOf(file), file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const routes = pages.map(({ path }) => path).filter((path) => path !== notFoundFile);
  return { ...environment, files, routes, pages };
}

const pathOf = (file: string) => (file === notFoundFile ? file : `/${file.replace(/(^index)?\.html$/, "")}`);

/** Reads a page of the site. */
export const readPage = (page: PageFile, files: ExportFiles): ExportedPage => ({
  ...page,
  document: parseHtml(textOf(page.file, files)),
});

/** Parses a document, including the elements in <noscript>. Only a page that is written again needs its comments. */
export const parseHtml = (html: string, { comment = false } = {}): HTMLElement =>
  parse(html, { comment, blockTextElements: { script: true, style: true } });
