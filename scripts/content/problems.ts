import { schemaOf } from "../../content/schema.ts";
import type { Mistake } from "../tools/problem.ts";
import { lineOf } from "./line-of.ts";
import { type Content, type ContentModule, type ContentRule, siteText } from "./queries.ts";
import * as facts from "./rules/facts.ts";
import * as pages from "./rules/pages.ts";
import * as words from "./rules/words.ts";
import { findSchemaMistakes } from "./schema-mistakes.ts";

/** Rules that span modules, which no schema can check. Values may have any shape: the schemas report wrong ones. */
const rules: readonly ContentRule[] = [
  pages.findStrayPages,
  pages.findUnlistedPages,
  pages.findDeadLinks,
  pages.findUnlinkedPages,
  words.findRepeatedSearchWords,
  words.findUnnamedTitles,
  words.findTypedNames,
  words.findLeadsAsDescriptions,
  words.findRepeatedAlts,
  facts.findExpiry,
  facts.findUnknownPrices,
  facts.findUnknownPlans,
  facts.findUnknownPeople,
  facts.findNamesakes,
];

/** Returns every problem of the content, file by file. */
export function findProblems(content: Content): Mistake[] {
  const shapes = content.modules.flatMap(checkShape);
  // What a wrong value causes elsewhere in the same field is not reported too.
  const others = rules
    .flatMap((rule) => rule(content))
    .filter(
      ({ file, field }) => !field || !shapes.some((shape) => shape.file === file && shape.field === field),
    );
  return inOrder(content, [...shapes, ...others]);
}

function checkShape({ file, value, failure }: ContentModule): Mistake[] {
  if (failure) return [failure];
  const schema = schemaOf(file.slice("content/".length));
  if (schema) return findSchemaMistakes(schema, value).map((problem) => ({ file, ...problem }));
  const right = "Add one to `schemas` in content/schema.ts, or move the words to another file.";
  return [{ file, wrong: "No schema says what belongs in this file.", right }];
}

/** Adds line numbers, and sorts by file and line. */
function inOrder(content: Content, problems: readonly Mistake[]): Mistake[] {
  const name = siteText(content, "name");
  return problems
    .map((problem) => {
      const module = content.modules.find(({ file }) => file === problem.file);
      const line = problem.line ?? (module && lineOf(problem.field ?? "", module, name));
      return line === undefined ? problem : { ...problem, line };
    })
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
