import { quietToken } from "../texts.ts";

/** An export, a field or a list's entry in the source of a content module. */
export interface SourceField {
  /** As the rules name it: "plans[1].price"; "" for a page as a whole. */
  field: string;
  /** Where its name starts, where its value starts, and where the value ends. */
  start: number;
  valueStart: number;
  end: number;
  parent?: SourceField;
}

/** Every export, field and entry of a module. Content is plain data, so this needs no knowledge of code. */
export function fieldsOf(source: string): SourceField[] {
  const fields: SourceField[] = [];

  function readValue(field: string, start: number, valueStart: number, parent?: SourceField): number {
    const entry: SourceField = { field, start, valueStart, end: valueStart, ...(parent && { parent }) };
    fields.push(entry);
    let at = valueStart;
    if (source[at] === "{") at = readObject(entry);
    else if (source[at] === "[") at = readList(entry);
    entry.end = endOfValue(source, at);
    return entry.end;
  }

  function readObject(parent: SourceField): number {
    const path = parent.field === "" ? "" : `${parent.field}.`;
    let at = skipSpace(source, parent.valueStart + 1);
    while (at < source.length && source[at] !== "}") {
      const [key = ""] =
        matchAt(/[\p{ID_Start}$_][\p{ID_Continue}$]*|"[^"\n]*"|'[^'\n]*'/uy, source, at) ?? [];
      const colon = skipSpace(source, at + key.length);
      const field = `${path}${key.replace(/^["']|["']$/g, "")}`;
      if (key === "") at = endOfValue(source, at + 1);
      else if (source[colon] === ":") at = readValue(field, at, skipSpace(source, colon + 1), parent);
      else at = readValue(field, at, at, parent);
      at = nextEntry(source, at);
    }
    return at + 1;
  }

  function readList(parent: SourceField): number {
    let at = skipSpace(source, parent.valueStart + 1);
    for (let index = 0; at < source.length && source[at] !== "]"; index++) {
      at = nextEntry(source, readValue(`${parent.field}[${index}]`, at, at, parent));
    }
    return at + 1;
  }

  for (const { 0: text, 1: name, index } of source.matchAll(/^export (?:default|const (\w+)[^=\n]*=)\s*/gm)) {
    readValue(name ?? "", index, index + text.length);
  }
  return fields;
}

/** The innermost field that a place in the source belongs to. */
export function fieldAt(fields: readonly SourceField[], offset: number): SourceField | undefined {
  return fields.filter(({ start, end }) => start <= offset && offset < end).at(-1);
}

/** The end of a value: before the comma, the closing bracket or the semicolon that follows it. */
function endOfValue(source: string, from: number): number {
  let at = from;
  for (let depth = 0; at < source.length; ) {
    const quiet = matchAt(quietToken("y"), source, at);
    const sign = source[at] ?? "";
    if (depth === 0 && /[,;\])}]/.test(sign)) return at;
    if (/[[({]/.test(sign)) depth++;
    if (/[\])}]/.test(sign)) depth--;
    at += quiet ? quiet[0].length : 1;
  }
  return at;
}

function nextEntry(source: string, at: number): number {
  const next = skipSpace(source, at);
  return source[next] === "," ? skipSpace(source, next + 1) : next;
}

/** After spaces and comments. */
function skipSpace(source: string, at: number): number {
  return at + (matchAt(/(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/y, source, at)?.[0].length ?? 0);
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
