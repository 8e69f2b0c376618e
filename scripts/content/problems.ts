import { schemaOf } from "../../content/schema.ts";
import type { Mistake } from "../tools/problem.ts";
import { lineOf } from "./line-of.ts";
import { type Content, type ContentModule, type ContentRule, siteText } from "./queries.ts";
import {
  findExpiry,
  findOddDates,
  findOtherAmounts,
  findUnknownPeople,
  findUnknownPlans,
  findUnknownPrices,
} from "./rules/facts.ts";
import { findDeadLinks, findStrayPages, findUnlinkedPages } from "./rules/pages.ts";
import { findOffVoice } from "./rules/voice.ts";
import {
  findLeadsAsDescriptions,
  findLongHeadlines,
  findRepeatedAlts,
  findRepeatedSearchWords,
  findTypedNames,
  findUnnamedTitles,
} from "./rules/words.ts";
import { findSchemaMistakes } from "./schema-mistakes.ts";

/** Rules that span modules, which no schema can check. Values may have any shape: the schemas report wrong ones. */
const rules: readonly ContentRule[] = [
  findStrayPages,
  findDeadLinks,
  findRepeatedSearchWords,
  findUnnamedTitles,
  findTypedNames,
  findLeadsAsDescriptions,
  findRepeatedAlts,
  findUnknownPrices,
  findUnknownPlans,
  findUnknownPeople,
];

/** Returns every problem of the content, file by file. */
export function findProblems(content: Content): Mistake[] {
  const { modules } = content;
  // Report only the first mistake of a field, not those it causes in later checks.
  const found = modules.flatMap(({ failure }) => failure ?? []);
  for (const next of [modules.flatMap(checkShape), rules.flatMap((rule) => rule(content))]) {
    const places = found.map(placeOf);
    found.push(...next.filter((problem) => !problem.field || !places.includes(placeOf(problem))));
  }
  return inOrder(content, found);
}

/** Looks for what is probably a mistake, but cannot be wrong in every sentence. */
const remarks: readonly ContentRule[] = [
  findUnlinkedPages,
  findExpiry,
  findOddDates,
  findLongHeadlines,
  findOffVoice,
  findOtherAmounts,
];

/** Returns remarks about valid content. The build does not fail because of them. */
export function findRemarks(content: Content): Mistake[] {
  return inOrder(
    content,
    remarks.flatMap((rule) => rule(content)),
  );
}

function placeOf({ file, field }: Mistake): string {
  return `${file} ${field}`;
}

function checkShape({ file, value }: ContentModule): Mistake[] {
  if (value === undefined) return [];
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
