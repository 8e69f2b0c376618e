import { readFileSync } from "node:fs";
import { integrityOf } from "../../lib/hashes.ts";

const sonner = "node_modules/sonner/dist/index.mjs";

/**
 * Hashes of the styles that sonner adds to a page when it runs: its own sheet, and the empty element that it appends
 * before filling it. Read from the package, so that an update of it cannot leave an old hash behind.
 */
export function libraryStyleHashes(): readonly string[] {
  const literal = readFileSync(sonner, "utf8").match(/^__insertCSS\(("(?:[^"\\]|\\.)*")\);$/m)?.[1];
  if (!literal)
    throw new Error(`${sonner} no longer adds its styles as it did: the policy needs their hash.`);
  return [integrityOf(JSON.parse(literal)), integrityOf("")];
}
