import type { HeaderRule } from "../../../lib/security-headers.ts";

/** What Cloudflare takes at most in a _headers file. */
const limits = { rules: 100, line: 2000 };

/**
 * Header rules as a _headers file, which Cloudflare and Netlify read. They join headers of several rules that fit one
 * address, so a rule first takes off ("!") what an earlier, wider one sets. Throws when the file would be refused.
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
