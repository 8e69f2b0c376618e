import { createHash } from "node:crypto";

/** Returns a hash as integrity attributes and policies name it (SRI, 3.1; CSP level 3, 2.3.1). */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
