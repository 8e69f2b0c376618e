import { nearest, suggestion } from "../nearest.ts";
import { unionKey } from "./fields.ts";
import { type Edit, type Place, placed, type Translator, withAnyValue } from "./finding.ts";
import { isList, kindOf } from "./kinds.ts";
import type { SourceField } from "./source.ts";

const pattern = /^Type '(.+?)' is not assignable to type '(.+?)'(?: with '[^']+')?\.(?: |$)/;

/** "Source has 1 element(s) but target requires 2." */
export const wrongLength: Translator = ({ diagnostic, field }) => {
  const [, has, wants] =
    /Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)/.exec(
      diagnostic.reasons.join("\n"),
    ) ?? [];
  if (has === undefined || !field) return undefined;
  const wrong = `The list has ${has} ${has === "1" ? "entry" : "entries"}.`;
  const problem = { ...placed(diagnostic.file, field.field), wrong, right: `Give it ${wants}.` };
  return [{ problem, edit: withAnyValue(field) }];
};

/** "Type '"red"' is not assignable to type '"coral" | "deep" | "kelp"'." */
export const unlistedValue: Translator = ({ diagnostic, field, source, types }) => {
  const [, value = "", type = ""] = pattern.exec(diagnostic.message) ?? [];
  const listed = types.values(type);
  if (!listed || !field) return undefined;
  const written = /^("|-?\d)/.test(value) ? value : source.slice(field.valueStart, field.end).trim();
  const word = unquoted(written);
  const words = listed.map(unquoted);
  // 700 and "700" are the same word, and only one of them is right.
  const meant = listed.find((other) => unquoted(other) === word);
  return [
    {
      problem: {
        ...placed(diagnostic.file, field.field),
        wrong: `${written} is not one of the values that can stand here.`,
        right: meant ? `Write ${meant}.` : suggestion(word, words),
      },
      edit: withListed(field, meant ?? listed[words.indexOf(nearest(word, words) ?? "")]),
    },
  ];
};

function unquoted(value: string): string {
  return value.replaceAll('"', "");
}

function withListed(field: SourceField, value: string | undefined): Edit {
  if (value !== undefined) return { start: field.valueStart, end: field.end, text: value };
  const isUnionKey = field.field.endsWith(`.${unionKey}`);
  return withAnyValue((isUnionKey && field.parent) || field);
}

/** "Type 'string' is not assignable to type 'number'." */
export const wrongKind: Translator = (place) => {
  const { diagnostic, field } = place;
  const [, is = "", wanted = ""] = pattern.exec(diagnostic.message) ?? [];
  if (wanted === "" || !field || kindOf(is) === kindOf(wanted)) return undefined;
  const found = kindOf(is) === "nothing" ? "and there is none" : `not ${kindOf(is)}`;
  const wrong = `${capital(kindOf(wanted))} belongs here, ${found}.`;
  const problem = { ...placed(diagnostic.file, field.field), wrong, right: remedy(wanted, place, field) };
  return [{ problem, edit: withAnyValue(field) }];
};

function remedy(wanted: string, { source, types }: Place, field: SourceField): string {
  const written = source.slice(field.valueStart, field.end).trim();
  switch (kindOf(wanted)) {
    case "a text":
      return /^[\d.]+$/.test(written)
        ? `Write it in quotation marks: "${written}".`
        : "Write it in quotation marks.";
    case "a number": {
      const number = /^["'](-?[\d.]+)["']$/.exec(written)?.[1];
      return `Write it without quotation marks${number ? `: ${number}` : ""}.`;
    }
    case "true or false":
      return "Write one of the two, without quotation marks.";
    case "a list":
      return `Write it in brackets: ${listOf(wanted)}.`;
    default: {
      const names = types.fieldNames(wanted).map((name) => `${name}: …`);
      return `Write its fields in braces: { ${names.length > 0 ? names.join(", ") : "…"} }.`;
    }
  }
}

function listOf(type: string): string {
  const entry = type.replace(/^readonly /, "").replace(/\[\]$/, "");
  if (isList(entry) || kindOf(entry) === "a group of fields") return "[{ … }, { … }]";
  return kindOf(entry) === "a text" ? '["…", "…"]' : "[…, …]";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
