import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Problem } from "../tools/problem.ts";
import { addressedPages, isObject } from "./queries.ts";
import type { Content } from "./types.ts";

/** Of each page by path: the hash of its own content, and the day (UTC) on which that last changed. */
export type LastChanges = Readonly<Record<string, { hash: string; date: string }>>;

const recordFile = "content/last-changes.json";

/** Brings the record of last changes up to date with the content. Says so if that changed the file. */
export function recordChanges(content: Content): void {
  const before = readRecord();
  const after = nextLastChanges(before, content);
  const changed = changedPages(before, after);
  if (changed.length === 0) return;
  writeFileSync(recordFile, `${JSON.stringify(after, null, 2)}\n`);
  console.log(
    `${recordFile} has a new date for what changed (${changed.join(", ")}): commit it with the change.`,
  );
}

function readRecord(): LastChanges {
  if (!existsSync(recordFile)) return {};
  try {
    return JSON.parse(readFileSync(recordFile, "utf8"));
  } catch {
    const remedy = "If a merge left both sides in it, keep one, and run the command again.";
    throw new Problem(`${recordFile} is no JSON. ${remedy}`);
  }
}

/**
 * The record as it is to be: pages whose content is not the recorded one get today's date, others keep theirs, and
 * pages that are gone are left out. In the order of paths.
 */
export function nextLastChanges(record: LastChanges, content: Content): LastChanges {
  const entries = addressedPages(content).map(({ path, value }) => {
    const hash = contentHash(value);
    const known = record[path];
    return [path, known?.hash === hash ? known : { hash, date: content.today }] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The pages whose entries differ between two records. */
export function changedPages(before: LastChanges, after: LastChanges): string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.filter((path) => before[path]?.hash !== after[path]?.hash);
}

/** A short hash of what a page says. In which order its fields are written makes no difference. */
export function contentHash(page: unknown): string {
  const json = JSON.stringify(page, (_, value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
  return createHash("sha256").update(json).digest("hex").slice(0, 16);
}
