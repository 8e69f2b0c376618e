import { extname } from "node:path";
import type { HeaderRule } from "../../lib/security-headers.ts";

/** What each kind of file says it is, and other names of the same type that servers use (IANA media types). */
export const mediaTypes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ".html": ["text/html; charset=utf-8"],
  ".css": ["text/css; charset=utf-8"],
  ".js": ["text/javascript; charset=utf-8", "application/javascript"],
  ".xml": ["text/xml; charset=utf-8", "application/xml"],
  ".svg": ["image/svg+xml"],
  ".png": ["image/png"],
  ".ico": ["image/vnd.microsoft.icon", "image/x-icon"],
  ".woff2": ["font/woff2"],
};

/** The types of all files, by extension: those above, and what the header rules say of others. */
export function typesOf(
  rules: readonly HeaderRule[],
): Readonly<Record<string, readonly [string, ...string[]]>> {
  const ruled = rules.flatMap(({ path, headers }) => {
    const type = headers["Content-Type"];
    return type ? [[extname(path), [type]] as const] : [];
  });
  return { ...mediaTypes, ...Object.fromEntries(ruled) };
}
