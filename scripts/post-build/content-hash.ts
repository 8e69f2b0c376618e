import { createHash } from "node:crypto";

/** A short hash of a file's content, for its name. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
