import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../tools/files.ts";

/** The file of content/ that a page's words are in, for remedies: "content/pages/health.ts". */
export function contentFile(page: string): string {
  if (page === "404.html") return "content/pages/not-found.ts";
  return filesWith("content/pages", `path: "${page}"`)[0] ?? "the page's file in content/pages";
}

/** The file that names a photo; undefined when none does. */
export function photoFile(id: string): string | undefined {
  return filesWith("content", `"${id}"`)[0];
}

function filesWith(folder: string, text: string): string[] {
  return listFiles(folder)
    .map(({ path }) => join(folder, path).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && readFileSync(file, "utf8").includes(text));
}
