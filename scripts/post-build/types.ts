import type { Route } from "next";
import type { HTMLElement } from "node-html-parser";
import type { SiteEnvironment } from "../../lib/environment.ts";

/** The exported files: out/, or those of a test. Paths are relative, with forward slashes. */
export interface ExportFiles {
  paths: ReadonlySet<string>;
  bytes: (path: string) => Uint8Array;
  text: (path: string) => string;
}

/** An exported page. */
export interface ExportedPage {
  /** Its address; the 404 page's is its file's name. */
  path: string;
  file: string;
  document: HTMLElement;
  /** What a visitor reads on it, with spaces made even. */
  words: string;
}

/** The site as it was exported. */
export interface ExportedSite extends SiteEnvironment {
  files: ExportFiles;
  /** The addresses of the registry. */
  routes: readonly Route[];
  /** The registry's pages that were exported. */
  pages: readonly ExportedPage[];
  notFound: ExportedPage | undefined;
}

/** Why an export must not be published. */
export interface ExportProblem {
  /** A page's address, or a file of the export: "/pricing", "sitemap.xml". */
  page: string;
  /** What in it: "title", "a href", "JSON-LD @graph[1].name". */
  field: string;
  problem: string;
  remedy: string;
}

/** Looks for one kind of problem. */
export type ExportCheck = (site: ExportedSite) => ExportProblem[];
