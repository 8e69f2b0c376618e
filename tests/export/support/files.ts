import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { listFiles } from "../../../scripts/tools/files.ts";

const folder = "out";

/** The paths of all exported pages' files, the 404 page's among them. */
export function htmlFiles(): string[] {
  return listFiles(folder)
    .map(({ path }) => path)
    .filter((path) => path.endsWith(".html"));
}

/** The file that answers for an address: the one of that name, or the page's. */
export function fileFor(path: string): string | undefined {
  const name = path === "/" ? "index.html" : path.slice(1);
  return [name, `${name}.html`].find((file) => file !== "" && isFile(file));
}

/** The text of an exported file. */
export function readExport(file: string): string {
  return readFileSync(join(folder, file), "utf8");
}

/** A page as those see it who run no scripts. */
export function parsePage(html: string): HTMLElement {
  const page = parse(html);
  for (const element of page.querySelectorAll("script, style, template")) element.remove();
  return page;
}

// Listed once: folders bear the names of pages, so asking whether a path is there would not do.
let files: ReadonlySet<string> | undefined;
function isFile(path: string): boolean {
  files ??= new Set(listFiles(folder).map((file) => file.path));
  return files.has(path);
}
