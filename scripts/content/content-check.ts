import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles, withSlashes } from "../tools/files.ts";
import { type Mistake, throwMistakes } from "../tools/problem.ts";
import { findProblems } from "./problems.ts";
import type { Content, ContentModule } from "./queries.ts";
import { pathsIn } from "./rules/pages.ts";

/** Checks all content. Throws a Problem with all mistakes. */
export async function checkContent(): Promise<void> {
  const content = await loadContent();
  throwMistakes(findProblems(content), "in the content");
  console.log(`Content: ${pathsIn(content).length} pages checked, no problems.`);
}

const indexFile = "content/pages/index.ts";
/** Modules of content/ that are not content themselves. */
const otherFiles = [indexFile, "content/schema-fields.ts", "content/schema.ts"];

/** Loads all content. A module that fails to load has the reason; the others still load. */
export async function loadContent(): Promise<Content> {
  const files = filesIn("content").filter((file) => file.endsWith(".ts") && !otherFiles.includes(file));
  return {
    modules: await Promise.all(files.map(loadModule)),
    index: readFileSync(indexFile, "utf8"),
    pageFiles: filesIn("app").filter((file) => basename(file) === "page.tsx"),
    today: new Date().toISOString().slice(0, 10),
  };
}

function filesIn(folder: string): string[] {
  return listFiles(folder).map(({ path }) => `${folder}/${path}`);
}

async function loadModule(file: string): Promise<ContentModule> {
  const module = { file, source: readFileSync(file, "utf8"), value: undefined };
  try {
    const { default: page, ...named } = await import(pathToFileURL(resolve(file)).href);
    const value = file.startsWith("content/pages/") ? page : named;
    if (value !== undefined) return { ...module, value };
    const right = "Begin it with `export default {`.";
    return { ...module, failure: { file, wrong: "The module exports no page.", right } };
  } catch (error) {
    // Not the author's, but ours.
    if (error instanceof TypeError) throw error;
    return { ...module, failure: failureOf(file, error as Error) };
  }
}

/** Describes why a module did not load. The cause may be in a module that it imports. */
function failureOf(file: string, { message, stack = "" }: Error): Mistake {
  const [, place, line] = /(content\/[\w/-]+\.ts):(\d+)/.exec(withSlashes(`${message}\n${stack}`)) ?? [];
  const reason = withSlashes(message)
    .replaceAll(`${withSlashes(process.cwd())}/`, "")
    .replace(/^.*\n.*ERROR: /, "");
  return {
    file: place ?? file,
    ...(line !== undefined && { line: Number(line) }),
    wrong: `The file cannot be loaded: ${reason}`,
    right:
      "Look at this line and the one before it: a comma, a quotation mark or a bracket is missing, or a name is misspelled.",
  };
}
