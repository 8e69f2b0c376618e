import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles, withSlashes } from "../tools/files.ts";
import type { Finding } from "../tools/problem.ts";
import { type ContentModule, isPage, type Text, textsIn } from "./queries.ts";

/** The content that the check reads. */
export interface Content {
  modules: readonly ContentModule[];
  /** Why other modules did not load. */
  failures: readonly Finding[];
  /** The paths of the pages in content/pages/index.ts. */
  listed: readonly Text[];
  /** The page.tsx files of app/, from the project's folder. */
  pageFiles: readonly string[];
  /** The text of docs/product.md. */
  productRules: string;
}

/** Loads all content. A module that fails to load is among the failures; the others still load. */
export async function loadContent(): Promise<Content> {
  const modules: ContentModule[] = [];
  const failures: Finding[] = [];
  for (const file of filesIn("content").filter((name) => /^content\/(?!schema).*\.ts$/.test(name)))
    try {
      const { default: page, ...named } = await import(pathToFileURL(resolve(file)).href);
      modules.push({ file, source: readFileSync(file, "utf8"), value: isPage(file) ? page : named });
    } catch (error) {
      failures.push(failureOf(file, error as Error));
    }
  const isIndex = ({ file }: ContentModule) => file === "content/pages/index.ts";
  return {
    modules: modules.filter((module) => !isIndex(module)),
    failures,
    listed: textsIn(modules.filter(isIndex)).filter(({ field }) => /^\w+\.path$/.test(field)),
    pageFiles: filesIn("app").filter((file) => basename(file) === "page.tsx"),
    productRules: readFileSync("docs/product.md", "utf8").replaceAll("\r\n", "\n"),
  };
}

function filesIn(folder: string): string[] {
  return listFiles(folder).map((path) => `${folder}/${path}`);
}

/** Says why a module did not load. The cause may be in a module that it imports. */
function failureOf(file: string, { message, stack = "" }: Error): Finding {
  const text = withSlashes(`${message}\n${stack}`).replaceAll(`${withSlashes(process.cwd())}/`, "");
  const [, missing, importer] = /'(?:.*\/)?(.+)' imported from (content\/.+\.ts)/.exec(text) ?? [];
  const [, thrower, number] = /(?<!scripts\/)(content\/[^\n:'"]+\.ts):(\d+)/.exec(text) ?? [];
  const cause = importer ?? thrower ?? file;
  const imports = readFileSync(cause, "utf8").split("\n");
  const line = missing ? imports.findIndex((one) => one.includes(missing)) + 1 : Number(number);
  const [reason] = text.replace(/^.*\n.*ERROR: /, "").split("\n");
  return {
    file: cause,
    line: line || undefined,
    problem: `The file cannot be loaded: ${reason}.`,
    fix: /^site is/.test(reason ?? "")
      ? 'Add a line at the top, such as: import { site } from "../site";'
      : "Look at this line and the one before it: a comma, quotation mark, backtick or bracket is missing, or a name is wrong.",
  };
}
