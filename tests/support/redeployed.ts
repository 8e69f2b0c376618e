import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { folderFiles } from "../../scripts/post-build/files.ts";
import { hashedFiles, writeHeadersFile } from "../../scripts/post-build/headers-file.ts";
import { addIntegrity } from "../../scripts/post-build/integrity.ts";
import { addPolicy } from "../../scripts/post-build/policy.ts";
import { transformPages } from "../../scripts/post-build/run.ts";
import { trustPolicy } from "../../scripts/post-build/trust-policy.ts";
import { listFiles } from "../../scripts/tools/files.ts";

/** Words of one page that the deployment changes. The framework's payloads count letters: both have as many. */
interface Change {
  from: string;
  to: string;
}

const textual = [".html", ".txt", ".js", ".css"];

/**
 * Copies the export to `folder` as a later build would write it: every chunk has another name, the build another id,
 * and a page other words. Policies, integrities and headers come from the build's own step. A real second build would
 * do the same and take as long as the first.
 */
export async function redeployed(folder: string, { from, to }: Change): Promise<void> {
  cpSync("out", folder, { recursive: true });
  const oldId = buildId();
  const renamed = hashedFiles(folderFiles(folder))
    .filter((path) => path.includes("/chunks/"))
    .map((path) => ({ path, name: basename(path), newName: otherName(basename(path)) }));
  for (const { path } of listFiles(folder).filter(({ path }) => textual.includes(extname(path)))) {
    const file = join(folder, path);
    let text = readFileSync(file, "utf8")
      .replaceAll(oldId, newId(oldId))
      .replaceAll(from, () => to)
      .replaceAll(escapeHtml(from), () => escapeHtml(to));
    for (const { name, newName } of renamed) text = text.replaceAll(name, newName);
    writeFileSync(file, path.endsWith(".html") ? withoutPolicy(text) : text);
  }
  for (const { path, newName } of renamed) {
    renameSync(join(folder, path), join(folder, dirname(path), newName));
  }
  const files = folderFiles(folder);
  transformPages(files, [
    { name: "integrity", run: addIntegrity },
    { name: "policy", run: addPolicy },
  ]);
  writeHeadersFile({ files, stage: "production" });
}

/** A text as React writes it into HTML. */
const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

/** The build id in the pages of out/. */
function buildId(): string {
  // The payload's first model has it as "b".
  const row = readFileSync("out/index.txt", "utf8")
    .split("\n")
    .find((line) => line.startsWith("0:"));
  const { b: id } = JSON.parse(row?.slice(2) ?? "{}");
  if (typeof id !== "string") throw new Error("out/index.txt has no build id where one was expected.");
  return id;
}

// As long as the old ones, for the same reason as the words.
const newId = (id: string) => id.replaceAll(/./g, "b");
const otherName = (name: string) => name.replace(/.{4}\.(js|css)$/, "bbbb.$1");

/** A page as the framework exports it, before the build's policy step. */
function withoutPolicy(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(`<script>${trustPolicy}</script>`, "")
    .replaceAll(/ (?:data-)?integrity="[^"]*"/g, "");
}
