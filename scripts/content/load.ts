import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles } from "../tools/files.ts";
import { readSource } from "./source.ts";
import type { Content, ContentModule, ContentProblem } from "./types.ts";

const schemaFiles = ["fields.ts", "schema.ts"];

/** Loads all content of a project. A module that does not load has a problem that says why; the others still load. */
export async function loadContent(root: string, now = new Date()): Promise<Content> {
  const files = [...modulesIn(root, "content"), ...modulesIn(root, "content/pages")];
  const results = await Promise.all(files.map((file) => loadModule(root, file)));
  // Every module imports content/site.ts: what is known to be wrong in one may be why others fail.
  const isExplained = results.some(({ module }) => module.source.problems.length > 0);
  return {
    modules: results.map(({ module, failure }) =>
      failure && !isExplained ? { ...module, source: { ...module.source, problems: [failure] } } : module,
    ),
    pageFiles: listFiles(join(root, "app"))
      .filter(({ path }) => basename(path) === "page.tsx")
      .map(({ path }) => `app/${path}`),
    today: now.toISOString().slice(0, 10),
  };
}

function modulesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".ts") && !schemaFiles.includes(file))
    .map((file) => `${folder}/${file}`);
}

async function loadModule(
  root: string,
  file: string,
): Promise<{ module: ContentModule; failure?: ContentProblem }> {
  const path = join(root, file);
  const source = readSource(file, readFileSync(path, "utf8"));
  try {
    const { default: page, ...named } = await import(pathToFileURL(path).href);
    const module = { file, source, value: file.startsWith("content/pages/") ? page : named };
    if (module.value !== undefined) return { module };
    const failure = {
      file,
      wrong: "The module exports no page.",
      right: "Begin it with `export default {`.",
    };
    return { module, failure };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const failure = {
      file,
      wrong: `The file cannot be loaded: ${message.replaceAll(`${root}/`, "")}`,
      right: "Look at its imports: often a name or a path is misspelled.",
    };
    return { module: { file, source, value: undefined }, failure };
  }
}
