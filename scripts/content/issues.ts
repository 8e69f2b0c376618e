import { z } from "zod";
import { nearest, suggestion } from "./nearest.ts";
import { isObject } from "./walk.ts";

/** What is wrong with a field of a module. */
export interface FieldProblem {
  field: string;
  wrong: string;
  right: string;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];
type Words = Pick<FieldProblem, "wrong" | "right">;

interface Told extends Words {
  path: Path;
  isMissing?: boolean;
  /** The field that a misspelled one is meant for. */
  meant?: Path;
}

/** Holds a value against its schema, and tells every issue in plain words. */
export function findFieldProblems(schema: z.ZodType, value: unknown): FieldProblem[] {
  const { error } = schema.safeParse(value, { reportInput: true, error: namesOfFields });
  return tellAll(error?.issues ?? []).map(({ path, wrong, right }) => ({
    field: z.core.toDotPath([...path]),
    wrong,
    right,
  }));
}

/** Where the schema has no message of its own, an issue of a group has the names of its fields as message. */
function namesOfFields({ inst }: { inst?: unknown }): string {
  return inst instanceof z.ZodObject ? Object.keys(inst.shape).join(" ") : "";
}

function tellAll(issues: readonly Issue[]): Told[] {
  const told = issues.flatMap(tell);
  // A misspelled field is one mistake, not two: the one that it is meant for is not missing.
  const meant = told.flatMap((problem) => (problem.meant ? [problem.meant.join(".")] : []));
  return told.filter(({ path, isMissing }) => !(isMissing && meant.includes(path.join("."))));
}

function tell(issue: Issue): Told[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => tellUnknown(key, issue));
  const { path } = issue;
  const name = String(path.at(-1));
  // An unknown kind of a group is about a field, and comes with the group.
  const isKind = issue.code === "invalid_union" && issue.errors.length === 0;
  const input = isKind && isObject(issue.input) ? issue.input[name] : issue.input;
  const [message = "", ownRemedy] = issue.message.split("\n");
  if (input === undefined) {
    return [
      { path, wrong: `The field ${name} is missing.`, right: ownRemedy ?? toAdd(issue), isMissing: true },
    ];
  }
  if (ownRemedy !== undefined) return [{ path, wrong: message, right: ownRemedy }];
  if (issue.code === "invalid_union" && !isKind) return tellUnion(issue.errors, path);
  return [{ path, ...wordsFor(issue, input, message) }];
}

function wordsFor(issue: Issue, input: unknown, message: string): Words {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, input, message);
    case "invalid_value":
    case "invalid_union":
      return wrongValue(input, valuesOf(issue), message);
    case "too_small":
      return wrongSize(input, `at least ${issue.minimum}`);
    case "too_big":
      return wrongSize(input, `at most ${issue.maximum}`);
    default:
      return { wrong: message, right: "Compare it with similar fields that are right." };
  }
}

function tellUnknown(key: string, { path, input, message }: Issue): Told {
  const names = message.split(" ");
  const free = names.filter((name) => !(isObject(input) && name in input));
  const told = { path: [...path, key], wrong: `There is no field ${key} here.` };
  const meant = nearest(key, free);
  if (meant) return { ...told, right: `Did you mean ${meant}?`, meant: [...path, meant] };
  const present = nearest(key, names);
  if (present) return { ...told, right: `Remove it: ${present} is there.` };
  const others = free.length > 0 ? `, or use a field that is still free: ${free.join(", ")}` : "";
  return { ...told, right: `Remove it${others}.` };
}

/** Of what a value may be, that to which it comes nearest says what is wrong. */
function tellUnion(errors: readonly (readonly Issue[])[], path: Path): Told[] {
  const options = errors.map(tellAll).sort((a, b) => a.length - b.length);
  const isUndecided = options.every((told) => told.length === 1 && told[0]?.isMissing);
  const names = options.map(([told]) => String(told?.path.at(-1)));
  const told = isUndecided
    ? [{ path: [], wrong: `There is neither ${names.join(" nor ")}.`, right: `Add ${names.join(" or ")}.` }]
    : (options[0] ?? []);
  return told.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
}

/** Returns what an added field is to be. */
function toAdd(issue: Issue): string {
  if (valuesOf(issue).length > 0) return `Add one of: ${valuesOf(issue).join(", ")}.`;
  const kind = issue.code === "invalid_type" && kindOf(issue.expected);
  if (kind === "a group of fields") return `Add its fields in braces: ${braces(issue.message)}.`;
  return kind ? `Add ${kind}.` : "Add it: content/schema.ts says what can stand here.";
}

function valuesOf(issue: Issue): readonly unknown[] {
  if (issue.code === "invalid_value") return issue.values;
  return "options" in issue && Array.isArray(issue.options) ? issue.options : [];
}

function wrongType(expected: string, input: unknown, fields: string): Words {
  const wanted = kindOf(expected);
  const found = kindOf(input === null ? "null" : Array.isArray(input) ? "array" : typeof input);
  const what = found === "nothing" ? "and there is none" : `not ${found}`;
  return {
    wrong: `${wanted.charAt(0).toUpperCase()}${wanted.slice(1)} belongs here, ${what}.`,
    right: remedies[wanted]?.(input) ?? `Write its fields in braces: ${braces(fields)}.`,
  };
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  null: "nothing",
};

function kindOf(type: string): string {
  return kinds[type] ?? "a group of fields";
}

const remedies: Readonly<Record<string, (input: unknown) => string>> = {
  "a text": (input) => `Write it in quotation marks${typeof input === "number" ? `: "${input}"` : ""}.`,
  "a number": (input) =>
    `Write it without quotation marks${Number.isNaN(Number(input)) ? "" : `: ${Number(input)}`}.`,
  "a whole number": () => "Write it without a fraction.",
  "true or false": () => "Write one of the two, without quotation marks.",
  "a list": () => "Write it in brackets: [ … ].",
};

function braces(fields: string): string {
  return `{ ${fields
    .split(" ")
    .map((name) => `${name}: …`)
    .join(", ")} }`;
}

function wrongValue(input: unknown, values: readonly unknown[], message: string): Words {
  // 700 and "700" are the same word, and only one of them is right.
  const meant = values.find((value) => String(value) === String(input));
  return {
    wrong: message || `${JSON.stringify(input)} is not one of the values that can stand here.`,
    right: meant === undefined ? suggestion(String(input), values.map(String)) : `Write ${meant}.`,
  };
}

function wrongSize(input: unknown, bounds: string): Words {
  if (!Array.isArray(input)) return { wrong: `${input} cannot stand here.`, right: `Write ${bounds}.` };
  const entries = input.length === 1 ? "1 entry" : `${input.length} entries`;
  return { wrong: `The list has ${entries}.`, right: `Give it ${bounds}.` };
}
