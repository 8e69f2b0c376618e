import { createHash } from "node:crypto";

/** Returns a short hash of a file's content, for its name. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** Returns a hash as integrity attributes and policies name it (SRI, 3.1; CSP level 3, 2.3.1). */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
