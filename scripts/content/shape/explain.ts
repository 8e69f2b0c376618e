import type { Diagnostic } from "./compiler.ts";
import { missingFields, repeatedField, unknownField } from "./fields.ts";
import type { Finding, Translator } from "./finding.ts";
import { unknownImport, unknownName, unknownProperty } from "./names.ts";
import { fieldAt, fieldsOf } from "./source.ts";
import type { TypesFile } from "./types-file.ts";
import { unlistedValue, wrongKind, wrongLength } from "./values.ts";

const translators: readonly Translator[] = [
  unknownField,
  missingFields,
  repeatedField,
  unknownProperty,
  unknownName,
  unknownImport,
  wrongLength,
  unlistedValue,
  wrongKind,
];

/** What a diagnostic means to the author of the content. One of no known kind is told by its line, in its own words. */
export function explain(diagnostic: Diagnostic, source: string, types: TypesFile): Finding[] {
  const fields = fieldsOf(source);
  const offset = offsetOf(source, diagnostic);
  const place = { diagnostic, source, offset, fields, field: fieldAt(fields, offset), types };
  for (const translate of translators) {
    const findings = translate(place);
    if (findings) return findings;
  }
  return [{ problem: inItsOwnWords(diagnostic) }];
}

function inItsOwnWords({ file, line, message }: Diagnostic) {
  // It writes whole types out, which says nothing to an author.
  const sentence = (/^.*?\.(?=\s|$)/.exec(message)?.[0] ?? message).replace(/\{.{60,}\}/, "{ … }");
  return {
    file,
    field: `line ${line}`,
    wrong: sentence,
    right: "Compare this line with similar ones that are right.",
  };
}

function offsetOf(source: string, { line, column }: Diagnostic): number {
  const linesBefore = source.split("\n").slice(0, line - 1);
  return linesBefore.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
