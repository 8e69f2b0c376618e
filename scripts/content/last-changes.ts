import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Problem } from "../tools/problem.ts";
import { addressedPages, type Content, isObject } from "./queries.ts";

/** By path, the hash of each page's own content and the day (UTC) on which that last changed. */
export type LastChanges = Readonly<Record<string, { hash: string; date: string }>>;

const recordFile = "content/last-changes.json";

/** Updates the record of last changes, and says so if the file changed. */
export function recordChanges(content: Content): void {
  const before = readRecord();
  const after = nextLastChanges(before, content);
  const changed = changedPages(before, after);
  if (changed.length === 0) return;
  writeFileSync(recordFile, `${JSON.stringify(after, null, 2)}\n`);
  console.log(
    `${recordFile} has a new date for each changed page (${changed.join(", ")}): commit it with the change.`,
  );
}

function readRecord(): LastChanges {
  if (!existsSync(recordFile)) return {};
  try {
    return JSON.parse(readFileSync(recordFile, "utf8"));
  } catch {
    const remedy = "If a merge left both sides in it, keep one and run the command again.";
    throw new Problem(`${recordFile} is not JSON. ${remedy}`);
  }
}

/**
 * Returns the updated record, sorted by path: changed pages get today's date, others keep theirs, and removed pages are
 * dropped.
 */
export function nextLastChanges(record: LastChanges, content: Content): LastChanges {
  const entries = addressedPages(content).map(({ path, value }) => {
    const hash = contentHash(value);
    const known = record[path];
    return [path, known?.hash === hash ? known : { hash, date: content.today }] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the pages whose entries differ between two records. */
export function changedPages(before: LastChanges, after: LastChanges): string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.filter((path) => before[path]?.hash !== after[path]?.hash);
}

/** Returns a short hash of a page's content. The order of its fields does not matter. */
export function contentHash(page: unknown): string {
  const json = JSON.stringify(page, (_, value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
  return createHash("sha256").update(json).digest("hex").slice(0, 16);
}
