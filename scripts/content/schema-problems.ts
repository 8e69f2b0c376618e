import { z } from "zod";
import { suggestion } from "../tools/problem.ts";

type Issue = z.core.$ZodIssue;

/** Returns the problems that a schema finds in a value, each with a fix. */
export function findSchemaProblems(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true, error: messageFor });
  const problems = flatten(error?.issues ?? []).map(describe);
  // A misspelled field is one problem: do not report the intended one as missing.
  const isMeant = (field: string) =>
    problems.some(({ fix }) => fix.includes(`Did you mean ${lastOf(field)}?`));
  return problems.filter(({ field, problem }) => !(problem.includes("is missing") && isMeant(field)));
}

/** Returns the message of an issue for which the schema has none: the problem, and on a second line the fix. */
function messageFor({ inst, ...issue }: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type": {
      const [kind, fix] = kinds[issue.expected] ?? group;
      const shown = typeof issue.input === "object" ? "This" : JSON.stringify(issue.input);
      return `${shown} is not ${kind}.\n${fix}`;
    }
    case "invalid_value":
      return `${JSON.stringify(issue.input)} is not one of the possible values.`;
    case "too_small":
      return `${issue.origin === "array" ? "The list is too short" : `${issue.input} is too small`}.\nGive it at least ${issue.minimum}.`;
    case "too_big":
      return `${issue.origin === "array" ? "The list is too long" : `${issue.input} is too large`}.\nGive it at most ${issue.maximum}.`;
    // Without a discriminator, an option's own issues take its place.
    case "invalid_union":
      return `The ${issue.discriminator} is missing or unknown.\nChoose one of: ${[issue.options].flat().join(", ")}.`;
    case "unrecognized_keys": {
      // Only the schema knows which fields there are.
      const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
      const fixes = new Set(issue.keys.map((key) => suggestion(key, known)));
      return `There is no field ${issue.keys.join(" and no field ")} here.\n${[...fixes].join(" ")}`;
    }
  }
}

/** By zod's name, each kind of value, and how to write it. */
const kinds: Readonly<Record<string, readonly [kind: string, fix: string]>> = {
  string: ["a text", "Write a text in quotation marks."],
  number: ["a number", "Write a number, without quotation marks."],
  int: ["a whole number", "Write a whole number."],
  boolean: ["true or false", "Write true or false, without quotation marks."],
  array: ["a list", "Write a list in brackets: [ … ]."],
  tuple: ["a list", "Write a list in brackets: [ … ]."],
};
const group = [
  "a group of fields",
  "Write its fields in braces, as content/schema.ts names them: { … }.",
] as const;

/** Replaces the issue of a union with those of the option that the value is closest to. */
function flatten(issues: readonly Issue[], path: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const whole = [...path, ...issue.path];
    const [closest] =
      issue.code === "invalid_union" ? [...issue.errors].sort((a, b) => a.length - b.length) : [];
    return closest ? flatten(closest, whole) : [{ ...issue, path: whole }];
  });
}

function describe(issue: Issue) {
  const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
  const field = z.core.toDotPath(path);
  const [message = "", fix = fixFor(issue)] = issue.message.split("\n");
  return {
    field,
    problem: issue.input === undefined ? `The field ${lastOf(field)} is missing.` : message,
    fix,
  };
}

function lastOf(field: string): string {
  return field.slice(field.lastIndexOf(".") + 1);
}

/** Returns the fix for an issue whose message has none. */
function fixFor(issue: Issue): string {
  return issue.code === "invalid_value"
    ? suggestion(String(issue.input), issue.values.map(String))
    : "Compare it with similar fields that are right.";
}
