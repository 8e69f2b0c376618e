import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content, ContentModule } from "../types.ts";
import { diagnose } from "./compiler.ts";
import { explain } from "./explain.ts";
import type { Finding } from "./finding.ts";
import { mended } from "./mend.ts";
import { readTypes } from "./types-file.ts";

const typesFile = "content/types.ts";
const otherFiles = [typesFile, "components/ui/icon-names.ts"];

// Each turn sees one depth further into a page. None is as deep as this.
const mostTurns = 12;

/**
 * Holds every module against its type in content/types.ts: fields that are missing, misspelt or too many, values that
 * cannot stand where they stand. Of mistakes near each other the compiler tells one, so each is mended in a copy and
 * the compiler asked again, until it has nothing more to say.
 */
export function checkShape(root: string, { modules }: Pick<Content, "modules">): Finding[] {
  // All others import it: without it, what the compiler says about them says nothing.
  if (!modules.some(({ file }) => file === "content/site.ts")) return [];
  const sources = new Map(modules.map(({ file, source }) => [file, source]));
  for (const file of otherFiles) sources.set(file, readFileSync(join(root, file), "utf8"));
  const types = readTypes(sources.get(typesFile) ?? "");
  const findings = modules.flatMap(checkEnding);
  for (let turn = 0, mending = true; mending && turn < mostTurns; turn++) {
    const found = diagnose(sources).map((diagnostic) => ({
      file: diagnostic.file,
      findings: explain(diagnostic, sources.get(diagnostic.file) ?? "", types),
    }));
    findings.push(...found.flatMap((told) => told.findings));
    mending = false;
    for (const file of new Set(found.map((told) => told.file))) {
      const inFile = found.filter((told) => told.file === file).flatMap((told) => told.findings);
      const edits = inFile.flatMap(({ edit }) => edit ?? []);
      sources.set(file, mended(sources.get(file) ?? "", edits));
      mending ||= edits.length > 0;
    }
  }
  return withoutRepeats(findings);
}

/** Without its last words a module is held against nothing. */
function checkEnding({ file, source }: ContentModule): Finding[] {
  if (/\bsatisfies\s+\w/.test(source)) return [];
  const wrong = "Nothing says which fields belong in this file.";
  const right =
    "End it as the files beside it end: `} as const satisfies …;`, with its type from content/types.ts.";
  return [{ problem: { file, wrong, right } }];
}

/** What one turn leaves as it is, the next tells again. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const byWords = new Map(findings.map((finding) => [JSON.stringify(finding.problem), finding]));
  return [...byWords.values()];
}
