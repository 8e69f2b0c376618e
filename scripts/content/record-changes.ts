import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../tools/problem.ts";
import { changedPages, type LastChanges, nextLastChanges } from "./last-changes.ts";
import type { Content } from "./types.ts";

const file = "content/last-changes.json";

/** Brings the record of last changes up to date with the content. Says so if that changed the file. */
export function recordChanges(root: string, content: Content): void {
  const path = join(root, file);
  const before = readRecord(path);
  const after = nextLastChanges(before, content);
  const changed = changedPages(before, after);
  if (changed.length === 0) return;
  writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`${file} has a new date for what changed (${changed.join(", ")}): commit it with the change.`);
}

function readRecord(path: string): LastChanges {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new Problem(
      `${file} is no JSON. If a merge left both sides in it, keep one, and run the command again.`,
    );
  }
}
