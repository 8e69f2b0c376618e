import { schemaOf } from "../../content/schema.ts";
import { findFieldProblems } from "./issues.ts";
import { findExpiry, findUnknownPeople, findUnknownPlans, findUnknownPrices } from "./rules/facts.ts";
import { findDeadLinks, findStrayPages, findUnlinkedPages } from "./rules/pages.ts";
import { findRepeatedSearchWords, findTypedNames, findUnnamedTitles } from "./rules/words.ts";
import type { Content, ContentModule, ContentProblem, ContentRule } from "./types.ts";

/** What no schema can tell, because it spans modules. Values may be of any shape: theirs is the schemas' to tell. */
const rules: readonly ContentRule[] = [
  findStrayPages,
  findDeadLinks,
  findRepeatedSearchWords,
  findUnnamedTitles,
  findTypedNames,
  findUnknownPrices,
  findUnknownPlans,
  findUnknownPeople,
];

/** What an author should know, and the build does not fail for. */
const remarks: readonly ContentRule[] = [findUnlinkedPages, findExpiry];

/** Returns all that is wrong with the content, file by file. */
export function findProblems(content: Content): ContentProblem[] {
  const inSources = content.modules.flatMap(({ source }) => source.problems);
  const inShapes = content.modules.flatMap(checkShape);
  const between = rules.flatMap((rule) => rule(content));
  // A field has one mistake: what it leads to in later checks is none of its own.
  const told = [...inSources, ...without(inSources, inShapes)];
  return inOrder(content, [...told, ...without(told, between)]);
}

function without(told: readonly ContentProblem[], others: readonly ContentProblem[]): ContentProblem[] {
  return others.filter(
    ({ file, field }) =>
      field === undefined || !told.some((problem) => problem.file === file && problem.field === field),
  );
}

/** Returns what an author should know about content that is well. */
export function findRemarks(content: Content): ContentProblem[] {
  return inOrder(
    content,
    remarks.flatMap((rule) => rule(content)),
  );
}

function checkShape({ file, value }: ContentModule): ContentProblem[] {
  if (value === undefined) return [];
  const schema = schemaOf(file.slice("content/".length));
  if (schema) return findFieldProblems(schema, value).map((problem) => ({ file, ...problem }));
  return [
    {
      file,
      wrong: "No schema says what belongs in this file.",
      right: "Add one to `schemas` in content/schema.ts, or move the words to another file.",
    },
  ];
}

/** Adds the lines, and sorts by them. */
function inOrder({ modules }: Content, problems: readonly ContentProblem[]): ContentProblem[] {
  const lines = new Map(modules.map(({ file, source }) => [file, source.lines]));
  return problems
    .map((problem) => {
      const line = problem.line ?? lineOf(problem.field, lines.get(problem.file));
      return line === undefined ? problem : { ...problem, line };
    })
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Returns the line of a field, or of what it would stand in if it is missing. */
function lineOf(
  field: string | undefined,
  lines: ReadonlyMap<string, number> | undefined,
): number | undefined {
  if (!lines || field === undefined) return undefined;
  const end = Math.max(field.lastIndexOf("."), field.lastIndexOf("["));
  return lines.get(field) ?? lineOf(end < 0 ? undefined : field.slice(0, end), lines);
}

/** The problems as text for a terminal: what is wrong, and below it what would be right. */
export function report(problems: readonly ContentProblem[]): string {
  return problems
    .map(({ file, line, field, wrong, right }) => {
      const place = `${file}${line === undefined ? "" : `:${line}`}${field ? `  ${field}` : ""}`;
      return `${place}\n  ${wrong}\n  ${right}\n`;
    })
    .join("\n");
}
