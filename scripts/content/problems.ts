import { schemaOf } from "../../content/schema.ts";
import type { Mistake } from "../tools/problem.ts";
import { findFieldProblems } from "./issues.ts";
import type { Content, ContentModule, ContentRule } from "./queries.ts";
import { findExpiry, findUnknownPeople, findUnknownPlans, findUnknownPrices } from "./rules/facts.ts";
import { findDeadLinks, findStrayPages, findUnlinkedPages } from "./rules/pages.ts";
import { findOffVoice } from "./rules/voice.ts";
import {
  findLeadsAsDescriptions,
  findRepeatedSearchWords,
  findTypedNames,
  findUnnamedTitles,
} from "./rules/words.ts";

/** Rules that span modules, which no schema can check. Values may have any shape: the schemas report wrong ones. */
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

/** Returns every problem of the content, file by file. */
export function findProblems(content: Content): Mistake[] {
  const { modules } = content;
  const inSources = modules.flatMap(({ source }) => source.problems);
  // Every module imports content/site.ts: a known problem in one module may be the reason why others fail.
  const failures = inSources.length > 0 ? [] : modules.flatMap(({ failure }) => failure ?? []);
  // Report only the first mistake of a field, not those it causes in later checks.
  const found = [...inSources, ...failures];
  for (const next of [modules.flatMap(checkShape), rules.flatMap((rule) => rule(content))]) {
    const places = found.map(placeOf);
    found.push(...next.filter((problem) => !problem.field || !places.includes(placeOf(problem))));
  }
  return inOrder(content, found);
}

/** Returns remarks about valid content. The build does not fail because of them. */
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

/** Adds line numbers, and sorts by file and line. */
function inOrder({ modules }: Content, problems: readonly Mistake[]): Mistake[] {
  const lines = new Map(modules.map(({ file, source }) => [file, source.lines]));
  return problems
    .map((problem) => {
      const line = problem.line ?? lineOf(problem.field ?? "", lines.get(problem.file));
      return line === undefined ? problem : { ...problem, line };
    })
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Returns the line of a field, or of its parent if the field is missing. */
function lineOf(field: string, lines?: ReadonlyMap<string, number>): number | undefined {
  if (field === "") return undefined;
  const end = Math.max(0, field.lastIndexOf("."), field.lastIndexOf("["));
  return lines?.get(field) ?? lineOf(field.slice(0, end), lines);
}
