import { nearest } from "../nearest.ts";
import { anyValue, type Edit, type Place, placed, type Translator, withAnyValue } from "./finding.ts";
import { isList } from "./kinds.ts";
import type { SourceField } from "./source.ts";

/*
 * The compiler tells members of a union apart by this field. While it is wrong, what it says about the fields beside it
 * is about a member that nobody meant.
 */
export const unionKey = "kind";

/** "Object literal may only specify known properties, and 'prize' does not exist in type 'Plan'." */
export const unknownField: Translator = (place) => {
  const { diagnostic, field, types } = place;
  const [, name, type = ""] =
    /'([^']+)' does not exist in type '(.+?)'\.( Did|$)/.exec(diagnostic.message) ?? [];
  if (name === undefined || !field) return undefined;
  if (isList(type) && field.parent) {
    const wrong = "A list belongs here, not a group of fields.";
    const problem = {
      ...placed(diagnostic.file, field.parent.field),
      wrong,
      right: "Write it in brackets: [ … ].",
    };
    return [{ problem, edit: withAnyValue(field.parent) }];
  }
  const known = types.fieldNames(type).filter((other) => !hasField(place, field.parent, other));
  const meant = /Did you mean to write '(.+)'/.exec(diagnostic.message)?.[1] ?? nearest(name, known);
  return [
    {
      problem: {
        ...placed(diagnostic.file, field.field),
        wrong: `There is no field ${name} here.`,
        right: remedy(known, meant),
      },
      edit: meant !== undefined && known.includes(meant) ? renamed(field, name, meant) : removed(field),
    },
  ];
};

function remedy(known: readonly string[], meant: string | undefined): string {
  if (meant !== undefined)
    return known.includes(meant) ? `Did you mean ${meant}?` : `Remove it: ${meant} is there.`;
  return known.length > 0
    ? `Remove it, or use a field that is still free: ${known.join(", ")}.`
    : "Remove it.";
}

function renamed({ start }: SourceField, from: string, to: string): Edit {
  return { start, end: start + from.length, text: to };
}

function removed({ start, end }: SourceField): Edit {
  // Adds nothing, and leaves the commas around it right.
  return { start, end, text: "...{}" };
}

function hasField({ fields }: Place, parent: SourceField | undefined, name: string): boolean {
  const path = parent?.field ? `${parent.field}.${name}` : name;
  return fields.some(({ field }) => field === path);
}

/** "Property 'price' is missing in type …", "Type … is missing the following properties from type 'Plan': a, b". */
export const missingFields: Translator = ({ diagnostic, field, source }) => {
  const { message, reasons, file } = diagnostic;
  const said = [message, ...reasons].join("\n");
  const one = /Property '([^']+)' is missing in type .* but required in type '([^\n]+)'\.$/.exec(said);
  const several = /is missing the following properties from type '(.+?)': (.+?)(?:, and \d+ more\.)?$/m.exec(
    said,
  );
  const names = one?.[1]?.split(", ") ?? several?.[2]?.split(", ") ?? [];
  if (names.length === 0 || !field) return undefined;
  const isAction =
    /is not assignable to type 'Action'/.test(message) && names.some((name) => name === "notice");
  const type = /^\w+$/.exec(one?.[2] ?? several?.[1] ?? "")?.[0];
  const path = field.field === "" ? "" : `${field.field}.`;
  const problems = names.map((name) => ({
    ...placed(file, `${path}${name}`),
    wrong: isAction ? "There is neither href nor notice." : `The field ${name} is missing.`,
    right: isAction
      ? "Add `href` with the page that it goes to, or `notice` with the notice that it shows."
      : `Add it. content/types.ts says what belongs in it${type ? `, under ${type}` : ""}.`,
  }));
  return problems.map((problem, index) =>
    index > 0 ? { problem } : { problem, edit: added(field, names, source) },
  );
};

function added(field: SourceField, names: readonly string[], source: string): Edit {
  const isGroup = source[field.valueStart] === "{";
  if (!isGroup || names.includes(unionKey)) return withAnyValue(field);
  const start = field.valueStart + 1;
  return { start, end: start, text: names.map((name) => `${name}: ${anyValue},`).join("") };
}

/** "An object literal cannot have multiple properties with the same name." */
export const repeatedField: Translator = ({ diagnostic, field }) => {
  if (diagnostic.code !== 1117 || !field) return undefined;
  const wrong = "The field stands here twice.";
  const problem = { ...placed(diagnostic.file, field.field), wrong, right: "Keep one of the two." };
  return [{ problem, edit: removed(field) }];
};
