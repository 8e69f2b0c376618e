import type { z } from "zod";
import { chooseFrom } from "../tools/problem.ts";

const forms: Readonly<Record<string, string>> = {
  string: "a text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false, without quotes",
  array: "a list in brackets",
  object: "fields in braces",
};

/** What the schema reports where it has no message of its own: the problem, and in a second line the fix. */
export const message: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return "The field is missing.\nAdd it, or correct its name.";
  const value = JSON.stringify(issue.input);
  switch (issue.code) {
    case "invalid_type":
      return `${value} has the wrong form.\nWrite ${forms[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      return `${value} is not one of the choices.\n${chooseFrom(issue.values.map(String))}`;
    case "unrecognized_keys":
      return `There is no field ${issue.keys.join(", ")} here.\nCorrect its name, or remove it.`;
    case "too_big":
    case "too_small": {
      const limit = issue.code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
      return Array.isArray(issue.input)
        ? `The list has ${issue.input.length} entries.\nWrite ${limit}, or ask an engineer to change the section.`
        : `${value} is out of range.\nWrite ${limit}.`;
    }
  }
  return undefined;
};
