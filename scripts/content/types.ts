/** Something wrong in the content, in words that the author of the content can act on. */
export interface ContentProblem {
  /** From the project's folder: "content/pages/pricing.ts". */
  file: string;
  /** Where in the file: "plans[1].price". */
  field?: string;
  wrong: string;
  right: string;
}

/** A module of content/, as loaded. */
export interface ContentModule {
  file: string;
  /** Its text, for what the loaded values cannot tell. */
  source: string;
  /** What it says: a page's default export, or an object of the named exports. */
  value: unknown;
}

/** All that the rules look at. */
export interface Content {
  modules: readonly ContentModule[];
  /** The modules that did not load. Rules that need every page are lenient while there are any. */
  failures: readonly ContentProblem[];
  /** The page.tsx files of app/, from the project's folder. */
  pageFiles: readonly string[];
  /** Names of the drawings and icons there are. */
  art: readonly string[];
  /** The drawings that the menu can show. */
  thumbnails: readonly string[];
  icons: readonly string[];
  /** The day of the check, in UTC: "2026-10-12". */
  today: string;
}

/** Looks for one kind of mistake. */
export type ContentRule = (content: Content) => ContentProblem[];
