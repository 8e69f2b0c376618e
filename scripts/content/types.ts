import type { Mistake } from "../tools/mistakes.ts";

/** The facts about a module that its source shows without running it. */
export interface Source {
  /** The line of each field. */
  lines: ReadonlyMap<string, number>;
  /** Texts as they are typed, without the values that ${…} fills in. */
  texts: readonly { field: string; line: number; text: string }[];
  problems: readonly Mistake[];
}

/** A module of content/. */
export interface ContentModule {
  file: string;
  source: Source;
  /** A page's default export, or an object of the named exports. Undefined if it did not load. */
  value: unknown;
  /** The reason why it did not load. */
  failure?: Mistake;
}

/** Everything that is checked. */
export interface Content {
  modules: readonly ContentModule[];
  /** The page.tsx files of app/, from the project's folder. */
  pageFiles: readonly string[];
  /** The day of the check, in UTC: "2026-10-12". */
  today: string;
}

/** Looks for one kind of mistake. */
export type ContentRule = (content: Content) => Mistake[];
