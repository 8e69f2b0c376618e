/** Something wrong in the content, in words that its author can act on. */
export interface ContentProblem {
  /** From the project's folder: "content/pages/pricing.ts". */
  file: string;
  line?: number;
  /** Where in the file: "plans[1].price". */
  field?: string;
  wrong: string;
  right: string;
}

/** What can be told from a module's source without running it. */
export interface Source {
  /** Of each field, the line on which it stands. */
  lines: ReadonlyMap<string, number>;
  /** Texts as they are typed: what ${…} fills in is no part of them. */
  texts: readonly { field: string; line: number; text: string }[];
  problems: readonly ContentProblem[];
}

/** A module of content/. */
export interface ContentModule {
  file: string;
  source: Source;
  /** What it says: a page's default export, or an object of the named exports. Undefined if it did not load. */
  value: unknown;
  /** Why it did not load. */
  failure?: ContentProblem;
}

/** All that is checked. */
export interface Content {
  modules: readonly ContentModule[];
  /** The page.tsx files of app/, from the project's folder. */
  pageFiles: readonly string[];
  /** The day of the check, in UTC: "2026-10-12". */
  today: string;
}

/** Looks for one kind of mistake. */
export type ContentRule = (content: Content) => ContentProblem[];
