import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles, withSlashes } from "../tools/machine.ts";
import type { Finding } from "../tools/problem.ts";

/** A file of content/. */
export interface ContentFile {
  file: string;
  source: string;
  /** Its default export, or an object of the named ones. */
  value: unknown;
}

/** A text or number of the content. */
export interface Text {
  file: string;
  line: number;
  /** Its path in the file: "plans[1].price". */
  field: string;
  text: string;
}

/** The content, as the check reads it. */
export interface Content {
  /** The files that loaded, except the schema and the list of pages. */
  files: readonly ContentFile[];
  /** Why other files did not load. */
  failures: readonly Finding[];
  /** The paths of the pages that content/pages/index.ts lists. */
  listed: readonly string[];
  /** The paths of the pages in app/. */
  routes: readonly Text[];
  /** The paths of the files that links may name. */
  served: readonly string[];
}

/** The files that the build makes for programs, and a link may name too. */
const made = ["/llms.txt", "/robots.txt", "/sitemap.xml"];

/** Loads the files of content/. Throws no error for one that does not load, but lists it as a failure. */
export async function loadContent(): Promise<Content> {
  const files: ContentFile[] = [];
  const failures: Finding[] = [];
  const listed: string[] = [];
  // Finder, Windows and editors leave other files, such as .DS_Store and pricing.ts~.
  const modules = listFiles("content").filter(
    (name) => /(^|\/)[^./][^/]*\.ts$/.test(name) && !name.startsWith("schema"),
  );
  for (const file of modules.map((name) => `content/${name}`))
    try {
      const { default: page, ...named } = await import(pathToFileURL(resolve(file)).href);
      if (file === "content/pages/index.ts")
        listed.push(...Object.values<{ path: string }>(named).map(({ path }) => path));
      else files.push({ file, source: readFileSync(file, "utf8"), value: page ?? named });
    } catch (error) {
      const failure = failureOf(file, error as Error);
      // Every file that imports it fails for the same reason.
      if (!failures.some(({ file: other, line }) => other === failure.file && line === failure.line))
        failures.push(failure);
    }
  const served = [...made, ...listFiles("public").map((name) => `/${name}`)];
  return { files, failures, listed, routes: routesIn("app"), served };
}

function routesIn(folder: string): Text[] {
  const pages = listFiles(folder).filter((name) => /(^|\/)page\.tsx$/.test(name));
  // Folders in parentheses only group.
  const pathOf = (page: string) => `/${page}`.replaceAll(/\/\([^)]+\)|\/page\.tsx$/g, "") || "/";
  return pages.map((page) => ({ file: `${folder}/${page}`, line: 1, field: "", text: pathOf(page) }));
}

/** Says why a file did not load. The cause may be in a file that it imports. */
function failureOf(file: string, { message, stack = "" }: Error): Finding {
  const text = withSlashes(`${message}\n${stack}`).replaceAll(`${withSlashes(process.cwd())}/`, "");
  const [, cause = file, line = 1] = /(content\/[^\n:'"]+\.ts)(?::(\d+))?/.exec(text) ?? [];
  const [reason] = text.replace(/^.*\n.*ERROR: /, "").split("\n");
  return {
    file: cause,
    line: Number(line),
    problem: `The file cannot be loaded: ${reason}.`,
    fix: "Look at this line and the one before it: a comma, quotation mark, backtick, bracket or import is missing, or a name is wrong.",
  };
}

/** Whether a value has fields: a group or a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Returns all values inside a value, with their paths. */
export function entriesOf(value: unknown, field = ""): { field: string; value: unknown }[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = Array.isArray(value) ? `${field}[${name}]` : field === "" ? name : `${field}.${name}`;
    return [{ field: path, value: inner }, ...entriesOf(inner, path)];
  });
}

/** Returns every text and number of the content. */
export function textsIn(files: readonly ContentFile[]): Text[] {
  return files.flatMap(({ file, source, value }) => {
    const lines = linesOf(source, value);
    return entriesOf(value)
      .filter((entry) => ["string", "number"].includes(typeof entry.value))
      .map(({ field, value: text }) => ({ file, line: lines.get(field) ?? 1, field, text: String(text) }));
  });
}

/** Returns the line of a field, or if the file lacks it, of the closest field around it. */
export function lineOf(field: string, { source, value }: ContentFile): number {
  const lines = linesOf(source, value);
  let around = field;
  while (!lines.has(around)) around = around.replace(/[.[]?[^.[]*$/, "");
  return lines.get(around) ?? 1;
}

/** Returns the line of each field, and of the whole, "". Content is plain data, so its fields have the same order in the file. */
function linesOf(source: string, value: unknown): ReadonlyMap<string, number> {
  let at = Math.max(0, source.search(/^export /m));
  let line = 1 + lineBreaksIn(source.slice(0, at));
  const lines = new Map([["", line]]);
  for (const { field, value: inner } of entriesOf(value)) {
    // import() has sorted the exports by name.
    if (/^\w+$/.test(field) && source.includes(`export const ${field} `)) [at, line] = [0, 1];
    const rest = source.slice(at);
    const found = startOf(field, inner).exec(rest);
    // Counted from the field before: a list of articles is long.
    const length = found ? found.index + found[0].length : 0;
    line += lineBreaksIn(rest.slice(0, length));
    at += length;
    lines.set(field, line);
  }
  return lines;
}

const lineBreaksIn = (text: string) => text.split("\n").length - 1;

/** Returns how a field begins in its file: with its name, or in a list with its value. */
function startOf(field: string, value: unknown): RegExp {
  const [name] = /\w+$/.exec(field) ?? [];
  if (name !== undefined) return new RegExp(`(?:^|[{,])\\s*${name}:|^export const ${name} `, "m");
  if (isObject(value)) return /(?=\{\s*\w+:)/;
  return new RegExp(String(value).replace(/[^\w\s]/g, "\\$&"));
}
