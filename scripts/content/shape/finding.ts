import type { ContentProblem } from "../types.ts";
import type { Diagnostic } from "./compiler.ts";
import type { SourceField } from "./source.ts";
import type { TypesFile } from "./types-file.ts";

/** What the compiler said, and where in the content it said it. */
export interface Place {
  diagnostic: Diagnostic;
  source: string;
  /** From the start of the source. */
  offset: number;
  /** All fields of the module, and the innermost one at the place: none outside the exports. */
  fields: readonly SourceField[];
  field: SourceField | undefined;
  types: TypesFile;
}

/** A change in a source. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A problem with the shape of the content. */
export interface Finding {
  problem: ContentProblem;
  /** Mends it just so far that the compiler sees what else is wrong around it. */
  edit?: Edit;
  /** Whether it is the reason for what rules say about the same field. */
  isReason?: boolean;
}

/** Tells one kind of diagnostic in plain words. Undefined for other kinds. */
export type Translator = (place: Place) => Finding[] | undefined;

/** Fits in place of every value. */
export const anyValue = "undefined as never";

/** Puts any value in place of a field's. */
export function withAnyValue({ valueStart, end }: SourceField): Edit {
  return { start: valueStart, end, text: anyValue };
}

/** A problem's place as the rules tell it: its file, and its field unless that is the whole page. */
export function placed(file: string, field: string): Pick<ContentProblem, "file" | "field"> {
  return field === "" ? { file } : { file, field };
}
