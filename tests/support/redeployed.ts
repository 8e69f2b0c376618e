import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { applyPolicy, hashedFiles } from "../../scripts/post-build/policy/step.ts";
import { trustPolicy } from "../../scripts/post-build/policy/trust-policy.ts";
import { listFiles } from "../../scripts/tools/files.ts";

interface Change {
  /** Words of one page that are others after the deployment. */
  from: string;
  to: string;
}

const textual = [".html", ".txt", ".js", ".css"];

/**
 * Copies the export to `folder` as a later build would leave it: every chunk under another name, another build id, and
 * a page's words changed. Names are replaced wherever they stand, then the build's own step writes policies,
 * integrities and headers anew. A real second build does the same and takes as long as the first.
 */
export async function redeployed(folder: string, { from, to }: Change): Promise<void> {
  cpSync("out", folder, { recursive: true });
  const oldId = buildId();
  const renamed = hashedFiles(folder)
    .filter((path) => path.includes("/chunks/"))
    .map((path) => ({ path, name: basename(path), newName: otherName(basename(path)) }));
  if (from.length !== to.length) throw new Error("payloads count their letters: both words need as many");
  for (const { path } of listFiles(folder).filter(({ path }) => textual.includes(extname(path)))) {
    const file = join(folder, path);
    let text = readFileSync(file, "utf8").replaceAll(oldId, newId(oldId)).replaceAll(from, to);
    for (const { name, newName } of renamed) text = text.replaceAll(name, newName);
    writeFileSync(file, path.endsWith(".html") ? withoutPolicy(text) : text);
  }
  for (const { path, newName } of renamed) {
    renameSync(join(folder, path), join(folder, dirname(path), newName));
  }
  if ((await applyPolicy({ stage: "production" }, folder)) !== 0)
    throw new Error("the later build breaks the policy");
}

/** The id that the pages of out/ carry. */
function buildId(): string {
  const id = readFileSync("out/index.txt", "utf8").match(/"b":"([^"]+)"/)?.[1];
  if (id === undefined) throw new Error("out/index.txt names no build id where one was expected");
  return id;
}

/** As long as the old ones: payloads count the letters of their parts. */
const newId = (id: string) => id.replaceAll(/./g, "b");
const otherName = (name: string) => name.replace(/.{4}\.(js|css)$/, "bbbb.$1");

/** A page as the framework exports it, before the build's step. */
function withoutPolicy(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(`<script>${trustPolicy}</script>`, "")
    .replaceAll(/ (?:data-)?integrity="[^"]*"/g, "");
}
