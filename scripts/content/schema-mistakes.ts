import { z } from "zod";
import { suggestion } from "../tools/problem.ts";

type Issue = z.core.$ZodIssue;

/** Returns the mistakes that a schema finds in a value: zod's messages, or those of the schema, each with a fix. */
export function findSchemaMistakes(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true, error: unknownFields });
  const mistakes = flatten(error?.issues ?? []).map(describe);
  // A misspelled field is one mistake: the intended one is not missing too.
  return mistakes.filter(
    ({ field, wrong }) =>
      !(
        wrong.includes("is missing") &&
        mistakes.some(({ right }) => right === `Did you mean ${lastOf(field)}?`)
      ),
  );
}

/** The message for fields that a group does not have, because only the schema knows which ones it has. */
function unknownFields({ inst, ...issue }: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== "unrecognized_keys" || !(inst instanceof z.ZodObject)) return undefined;
  const known = Object.keys(inst.shape);
  const fixes = issue.keys.map((key) => suggestion(key, known));
  return `There is no field ${issue.keys.join(" and no field ")} here.\n${fixes.join(" ")}`;
}

/** Replaces the issue of a union by those of the option that the value is closest to. */
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
    wrong: issue.input === undefined ? `The field ${lastOf(field)} is missing.` : message,
    right: fix,
  };
}

function lastOf(field: string): string {
  return field.slice(field.lastIndexOf(".") + 1);
}

/** What to do, where zod's message does not say it. */
function fixFor(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return fixes[issue.expected] ?? "Write its fields in braces, as content/schema.ts names them: { … }.";
    case "invalid_value":
      return suggestion(String(issue.input), issue.values.map(String));
    case "too_small":
      return `Give it at least ${issue.minimum}.`;
    case "too_big":
      return `Give it at most ${issue.maximum}.`;
    case "invalid_union":
      return "Write one of these.";
    default:
      return "Compare it with similar fields that are right.";
  }
}

const fixes: Readonly<Record<string, string>> = {
  string: "Write a text in quotation marks.",
  number: "Write a number, without quotation marks.",
  int: "Write a whole number.",
  boolean: "Write true or false, without quotation marks.",
  array: "Write a list in brackets: [ … ].",
  tuple: "Write a list in brackets: [ … ].",
};
