import { type HeaderRule, headerRules } from "./security-headers.ts";
import type { ExportedSite, ExportFiles } from "./types.ts";

/** Folders whose files have a content hash in their names. */
const hashedFolders = ["_next/static/chunks/", "fonts/"];

/** Cloudflare's limits for a _headers file. */
const limits = { rules: 100, line: 2000 };

/** Writes the response headers for the CDN. */
export function writeHeadersFile({ files, stage }: Pick<ExportedSite, "files" | "stage">): void {
  files.write("_headers", headersFile(headerRules(hashedFiles(files), stage)));
}

/** URL paths of the export's files in these folders. */
export function hashedFiles({ paths }: Pick<ExportFiles, "paths">): readonly string[] {
  return [...paths]
    .filter((path) => hashedFolders.some((folder) => path.startsWith(folder)))
    .map((path) => `/${path}`);
}

/**
 * Header rules as a _headers file, which Cloudflare and Netlify read. They join the headers of several rules that match
 * one URL, so a rule first removes ("!") what an earlier, wider one sets. Throws when the CDN would refuse the file.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const everywhere = rules[0]?.headers ?? {};
  const lines = rules.flatMap(({ path, headers }, index) => [
    path,
    ...Object.keys(headers)
      .filter((name) => index > 0 && name in everywhere)
      .map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > limits.line);
  if (rules.length > limits.rules)
    throw new Error(`_headers has ${rules.length} rules: ${limits.rules} are the most.`);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${limits.line} are the most.`);
  return `${lines.join("\n")}\n`;
}
