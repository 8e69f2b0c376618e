import { z } from "zod";
import { nearest, suggestion } from "../tools/problem.ts";
import { isObject } from "./queries.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

interface Finding {
  path: Path;
  wrong: string;
  right: string;
  isMissing?: boolean;
  /** The intended field, if the name is misspelled. */
  meant?: Path;
}

/** Validates a value against its schema, and reports every issue in plain words. */
export function findFieldProblems(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true, error: namesOfFields });
  return describeAll(error?.issues ?? []).map(({ path, wrong, right }) => {
    return { field: z.core.toDotPath([...path]), wrong, right };
  });
}

/** Without a message in the schema, an issue of a group has the names of its fields as its message. */
function namesOfFields({ inst }: { inst?: unknown }): string {
  return inst instanceof z.ZodObject ? Object.keys(inst.shape).join(" ") : "";
}

function describeAll(issues: readonly Issue[]): Finding[] {
  const found = issues.flatMap(describe);
  // A misspelled field is one mistake: the intended field is not missing too.
  const meant = found.flatMap((problem) => (problem.meant ? [problem.meant.join(".")] : []));
  return found.filter(({ path, isMissing }) => !(isMissing && meant.includes(path.join("."))));
}

function describe(issue: Issue): Finding[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => describeUnknownField(key, issue));
  const { path } = issue;
  const name = String(path.at(-1));
  // Zod reports an unknown kind of group with the group as input, but with the path of the field.
  const isKind = issue.code === "invalid_union" && issue.errors.length === 0;
  const input = isKind && isObject(issue.input) ? issue.input[name] : issue.input;
  const [message = "", ownRemedy] = issue.message.split("\n");
  if (input === undefined)
    return [
      { path, wrong: `The field ${name} is missing.`, right: ownRemedy ?? toAdd(issue), isMissing: true },
    ];
  if (ownRemedy !== undefined) return [{ path, wrong: message, right: ownRemedy }];
  switch (issue.code) {
    case "invalid_union":
      return isKind ? [{ path, ...wrongValue(issue, input) }] : describeUnion(issue.errors, path);
    case "invalid_value":
      return [{ path, ...wrongValue(issue, input) }];
    case "invalid_type":
      return [{ path, ...wrongType(issue.expected, input, message) }];
    case "too_small":
      return [{ path, ...wrongSize(input, `at least ${issue.minimum}`) }];
    case "too_big":
      return [{ path, ...wrongSize(input, `at most ${issue.maximum}`) }];
    default:
      return [{ path, wrong: message, right: "Compare it with similar fields that are right." }];
  }
}

function describeUnknownField(key: string, { path, input, message }: Issue): Finding {
  const names = message.split(" ");
  const free = names.filter((name) => !(isObject(input) && name in input));
  const found = { path: [...path, key], wrong: `There is no field ${key} here.` };
  const meant = nearest(key, free);
  if (meant) return { ...found, right: `Did you mean ${meant}?`, meant: [...path, meant] };
  const present = nearest(key, names);
  if (present) return { ...found, right: `Remove it: ${present} is there.` };
  const others = free.length > 0 ? `, use a field that is still free (${free.join(", ")})` : "";
  return { ...found, right: `Remove it${others}, or add it in content/schema.ts.` };
}

/** Reports the issues of the option that the value is closest to. */
function describeUnion(errors: readonly (readonly Issue[])[], path: Path): Finding[] {
  const options = errors.map(describeAll).sort((a, b) => a.length - b.length);
  const isUndecided = options.every((found) => found.length === 1 && found[0]?.isMissing);
  const names = options.map(([found]) => String(found?.path.at(-1)));
  const found = isUndecided
    ? [{ path: [], wrong: `There is neither ${names.join(" nor ")}.`, right: `Add ${names.join(" or ")}.` }]
    : (options[0] ?? []);
  return found.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
}

/** Returns the fix for a missing field. */
function toAdd(issue: Issue): string {
  if (valuesOf(issue).length > 0) return `Add one of: ${valuesOf(issue).join(", ")}.`;
  if (issue.code !== "invalid_type") return "Add it: content/schema.ts says what belongs here.";
  const kind = kinds[issue.expected];
  return kind ? `Add ${kind.name}.` : `Add its fields in braces: ${braces(issue.message)}.`;
}

function valuesOf(issue: Issue): readonly unknown[] {
  if (issue.code === "invalid_value") return issue.values;
  return "options" in issue && Array.isArray(issue.options) ? issue.options : [];
}

/** The name of a value of each zod type, and how to write one. Any other type is a group of fields. */
const kinds: Readonly<Record<string, { name: string; remedy: string }>> = {
  string: { name: "a text", remedy: "Write it in quotation marks" },
  number: { name: "a number", remedy: "Write it without quotation marks" },
  int: { name: "a whole number", remedy: "Write it without a fraction" },
  boolean: { name: "true or false", remedy: "Write one of the two, without quotation marks" },
  array: { name: "a list", remedy: "Write it in brackets: [ … ]" },
  tuple: { name: "a list", remedy: "Write it in brackets: [ … ]" },
};

function wrongType(expected: string, input: unknown, fields: string) {
  const group = { name: "a group of fields", remedy: `Write its fields in braces: ${braces(fields)}` };
  const { name, remedy } = kinds[expected] ?? group;
  const found = Array.isArray(input) ? kinds.array : kinds[typeof input];
  return {
    wrong: `${name.charAt(0).toUpperCase()}${name.slice(1)} belongs here, ${input === null ? "but there is none" : `not ${(found ?? group).name}`}.`,
    right: `${remedy}${example(expected, input)}.`,
  };
}

/** Returns the corrected value, if it is certain. */
function example(expected: string, input: unknown): string {
  if (expected === "string" && typeof input === "number") return `: "${input}"`;
  return expected === "number" && !Number.isNaN(Number(input)) ? `: ${Number(input)}` : "";
}

function braces(fields: string): string {
  return `{ ${fields.replaceAll(" ", ": …, ")}: … }`;
}

function wrongValue(issue: Issue, input: unknown) {
  const values = valuesOf(issue);
  // 700 and "700" read the same, and only one of them is valid.
  const meant = values.find((value) => String(value) === String(input));
  return {
    wrong: issue.message || `${JSON.stringify(input)} is not one of the possible values.`,
    right: meant === undefined ? suggestion(String(input), values.map(String)) : `Write ${meant}.`,
  };
}

function wrongSize(input: unknown, bounds: string) {
  if (!Array.isArray(input)) return { wrong: `${input} is out of range.`, right: `Write ${bounds}.` };
  const entries = input.length === 1 ? "1 entry" : `${input.length} entries`;
  return { wrong: `The list has ${entries}.`, right: `Give it ${bounds}.` };
}
