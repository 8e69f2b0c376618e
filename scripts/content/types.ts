import type { Mistake } from "../tools/mistakes.ts";

/** What can be told from a module's source without running it. */
export interface Source {
  /** Of each field, the line on which it stands. */
  lines: ReadonlyMap<string, number>;
  /** Texts as they are typed: what ${…} fills in is no part of them. */
  texts: readonly { field: string; line: number; text: string }[];
  problems: readonly Mistake[];
}

/** A module of content/. */
export interface ContentModule {
  file: string;
  source: Source;
  /** What it says: a page's default export, or an object of the named exports. Undefined if it did not load. */
  value: unknown;
  /** Why it did not load. */
  failure?: Mistake;
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
export type ContentRule = (content: Content) => Mistake[];
