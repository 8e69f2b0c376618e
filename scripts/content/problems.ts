import { schemaOf } from "../../content/schema.ts";
import type { Mistake } from "../tools/mistakes.ts";
import { findFieldProblems } from "./issues.ts";
import { findExpiry, findUnknownPeople, findUnknownPlans, findUnknownPrices } from "./rules/facts.ts";
import { findDeadLinks, findStrayPages, findUnlinkedPages } from "./rules/pages.ts";
import { findOffVoice } from "./rules/voice.ts";
import {
  findLeadsAsDescriptions,
  findRepeatedSearchWords,
  findTypedNames,
  findUnnamedTitles,
} from "./rules/words.ts";
import type { Content, ContentModule, ContentRule } from "./types.ts";

/** What no schema can tell, because it spans modules. Values may be of any shape: theirs is the schemas' to tell. */
const rules: readonly ContentRule[] = [
  findStrayPages,
  findDeadLinks,
  findRepeatedSearchWords,
  findUnnamedTitles,
  findTypedNames,
  findLeadsAsDescriptions,
  findOffVoice,
  findUnknownPrices,
  findUnknownPlans,
  findUnknownPeople,
];

/** Returns all that is wrong with the content, file by file. */
export function findProblems(content: Content): Mistake[] {
  const { modules } = content;
  const inSources = modules.flatMap(({ source }) => source.problems);
  // Every module imports content/site.ts: what is known to be wrong in one may be why others fail.
  const failures = inSources.length > 0 ? [] : modules.flatMap(({ failure }) => failure ?? []);
  // A field has one mistake: what it leads to in later checks is none of its own.
  const told = [...inSources, ...failures];
  for (const next of [modules.flatMap(checkShape), rules.flatMap((rule) => rule(content))]) {
    const places = told.map(placeOf);
    told.push(...next.filter((problem) => !problem.field || !places.includes(placeOf(problem))));
  }
  return inOrder(content, told);
}

/** Returns what an author should know about content that is well: the build does not fail for it. */
export function findRemarks(content: Content): Mistake[] {
  return inOrder(content, [...findUnlinkedPages(content), ...findExpiry(content)]);
}

function placeOf({ file, field }: Mistake): string {
  return `${file} ${field}`;
}

function checkShape({ file, value }: ContentModule): Mistake[] {
  if (value === undefined) return [];
  const schema = schemaOf(file.slice("content/".length));
  if (schema) return findFieldProblems(schema, value).map((problem) => ({ file, ...problem }));
  const right = "Add one to `schemas` in content/schema.ts, or move the words to another file.";
  return [{ file, wrong: "No schema says what belongs in this file.", right }];
}

/** Adds the lines, and sorts by them. */
function inOrder({ modules }: Content, problems: readonly Mistake[]): Mistake[] {
  const lines = new Map(modules.map(({ file, source }) => [file, source.lines]));
  return problems
    .map((problem) => {
      const line = problem.line ?? lineOf(problem.field ?? "", lines.get(problem.file));
      return line === undefined ? problem : { ...problem, line };
    })
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Returns the line of a field, or of what it would stand in if it is missing. */
function lineOf(field: string, lines?: ReadonlyMap<string, number>): number | undefined {
  if (field === "") return undefined;
  const end = Math.max(0, field.lastIndexOf("."), field.lastIndexOf("["));
  return lines?.get(field) ?? lineOf(field.slice(0, end), lines);
}
