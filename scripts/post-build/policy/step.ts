import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteEnvironment } from "../../../lib/environment.ts";
import { headerRules } from "../../../lib/security-headers.ts";
import { listFiles } from "../../tools/files.ts";
import { joinScripts } from "../join-scripts.ts";
import { startScriptsLate } from "../late-scripts.ts";
import { headersFile } from "./headers-file.ts";
import { forbiddenParts } from "./inline.ts";
import { libraryStyleHashes } from "./library-styles.ts";
import { securePage } from "./secure-page.ts";

/** Files of an export, by address, that carry a content hash in their name. */
export function hashedFiles(out = "out"): readonly string[] {
  return ["chunks", "media"].flatMap((folder) =>
    listFiles(join(out, "_next/static", folder)).map(({ path }) => `/_next/static/${folder}/${path}`),
  );
}

/**
 * Writes each page's policy and integrities into it, and _headers for the CDN. Answers 1, naming page and part, when a
 * page holds what a policy could not allow.
 */
export async function applyPolicy({ stage }: Pick<SiteEnvironment, "stage">, out = "out"): Promise<number> {
  const libraryStyles = await libraryStyleHashes();
  const pages = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort();
  const read = (path: string) => readFileSync(join(out, path));
  const problems: string[] = [];
  for (const page of pages) {
    const html = readFileSync(join(out, page), "utf8");
    problems.push(...forbiddenParts(html).map((problem) => `${page}: ${problem}`));
    writeFileSync(join(out, page), securePage(joinScripts(startScriptsLate(html)), libraryStyles, read));
  }
  writeFileSync(join(out, "_headers"), headersFile(headerRules(hashedFiles(out), stage)));
  for (const problem of problems) console.error(`Not allowed by the security policy: ${problem}.`);
  return problems.length > 0 ? 1 : 0;
}
