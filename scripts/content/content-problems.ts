import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { schemaOf } from "../../content/schema.ts";
import { listFiles, withSlashes } from "../tools/files.ts";
import { type Finding, throwFindings } from "../tools/problem.ts";
import { lineOf } from "./line-of.ts";
import * as pageRules from "./page-rules.ts";
import { type Content, type ContentModule, pathsIn, siteText } from "./queries.ts";
import { findSchemaProblems } from "./schema-problems.ts";
import * as textRules from "./text-rules.ts";

/** Throws a Problem that lists all problems of the content. */
export async function checkContent(): Promise<void> {
  const content = await loadContent();
  throwFindings(findProblems(content), "in the content");
  console.log(`Content: ${pathsIn(content).length} pages checked, no problems.`);
}

const indexFile = "content/pages/index.ts";
/** Modules of content/ that have no content. */
const otherFiles = [indexFile, "content/schema-fields.ts", "content/schema.ts"];

type Import = (file: string) => Promise<Record<string, unknown>>;
const importFile: Import = (file) => import(pathToFileURL(resolve(file)).href);

/** Loads all content. A module that fails to load has the reason; the others still load. */
export async function loadContent(load = importFile): Promise<Content> {
  const files = filesIn("content").filter((file) => file.endsWith(".ts") && !otherFiles.includes(file));
  return {
    modules: await Promise.all(files.map((file) => loadModule(file, load))),
    index: readFileSync(indexFile, "utf8"),
    pageFiles: filesIn("app").filter((file) => basename(file) === "page.tsx"),
  };
}

function filesIn(folder: string): string[] {
  return listFiles(folder).map(({ path }) => `${folder}/${path}`);
}

async function loadModule(file: string, load: Import): Promise<ContentModule> {
  const module = { file, source: readFileSync(file, "utf8"), value: undefined };
  try {
    const { default: page, ...named } = await load(file);
    const value = file.startsWith("content/pages/") ? page : named;
    if (value !== undefined) return { ...module, value };
    const fix = "Begin it with `export default {`.";
    return { ...module, failure: { file, problem: "The module exports no page.", fix } };
  } catch (error) {
    // A bug in the tools, not in the content.
    if (error instanceof TypeError) throw error;
    return { ...module, failure: failureOf(file, error as Error) };
  }
}

/** Describes why a module did not load. The cause may be in a module that it imports. */
function failureOf(file: string, { message, stack = "" }: Error): Finding {
  const [, cause, line] = /(content\/[\w/-]+\.ts):(\d+)/.exec(withSlashes(`${message}\n${stack}`)) ?? [];
  const reason = withSlashes(message)
    .replaceAll(`${withSlashes(process.cwd())}/`, "")
    .replace(/^.*\n.*ERROR: /, "");
  return {
    file: cause ?? file,
    ...(line !== undefined && { line: Number(line) }),
    problem: `The file cannot be loaded: ${reason}`,
    fix: "Look at this line and the one before it: a comma, a quotation mark or a bracket is missing, or a name is misspelled.",
  };
}

/** Returns every problem of the content, by file and line. */
export function findProblems(content: Content): Finding[] {
  const schemaProblems = content.modules.flatMap(checkSchema);
  const rules = Object.values({ ...pageRules, ...textRules });
  const ruleProblems = rules
    .flatMap((rule) => rule(content))
    // One problem per field is enough: a wrong value often breaks a rule too.
    .filter(
      ({ file, field }) => !field || !schemaProblems.some((one) => one.file === file && one.field === field),
    );
  const name = siteText(content, "name");
  return [...schemaProblems, ...ruleProblems]
    .map((finding) => {
      const module = content.modules.find(({ file }) => file === finding.file);
      const line = finding.line ?? (module && lineOf(finding.field ?? "", module, name));
      return line === undefined ? finding : { ...finding, line };
    })
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

function checkSchema({ file, value, failure }: ContentModule): Finding[] {
  if (failure) return [failure];
  const schema = schemaOf(file.slice("content/".length));
  if (schema) return findSchemaProblems(schema, value).map((finding) => ({ file, ...finding }));
  const fix = "Add one to `schemas` in content/schema.ts, or move the text to another file.";
  return [{ file, problem: "No schema says what belongs in this file.", fix }];
}
