import type { Route } from "next";
import type { HTMLElement } from "node-html-parser";
import type { SiteEnvironment } from "../../lib/build/environment.ts";
import type { Mistake } from "../tools/mistakes.ts";

/** The exported files, in a folder or in a test. Paths are relative, with forward slashes. */
export interface ExportFiles {
  paths: ReadonlySet<string>;
  bytes: (path: string) => Uint8Array;
  text: (path: string) => string;
  write: (path: string, text: string) => void;
  remove: (path: string) => void;
}

/** A change to each page. Throws if the page is not as expected. */
export interface PageStep {
  name: string;
  run: (html: string, files: ExportFiles) => string;
}

/** A step once all pages are final. Throws a Problem if the site must not be published. */
export type SiteStep = (site: ExportedSite) => void | Promise<void>;

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
