import { cdnFiles, hashedFolders, pageRedirects } from "../post-build/cdn-files.ts";
import { Problem } from "../tools/problem.ts";

/** A difference between a published site and the site in out/. */
export interface Difference {
  path: string;
  /** The part that differs: "status", "header content-type", "bytes from 17". */
  what: string;
  expected: string;
  received: string;
}

interface Answer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

/** Headers about one connection or one moment, and what Cloudflare adds about itself. All others must be the same. */
const harmless = [
  "accept-ranges",
  "age",
  "alt-svc",
  "cf-cache-status",
  "cf-ray",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "nel",
  "report-to",
  "server",
  "server-timing",
  "transfer-encoding",
];

/** A browser's, because a host may answer other clients with other pages. */
const browserHeaders = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "accept-language": "en-US,en;q=0.9",
  "upgrade-insecure-requests": "1",
  "user-agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
};

/** How long an address may take to answer, in milliseconds. */
const usualTimeoutMs = 10_000;

/** How many addresses are requested at once. */
const atOnce = 8;

/** How many differences are shown: a site that is another one altogether differs in thousands. */
const mostShown = 20;

/** Reasons of a failed connection, by the system's code. */
const failures: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing accepts connections there",
  ENOTFOUND: "there is no such host, or no network",
};

/**
 * Requests paths from a published site and from the local server, and returns their differences. Throws a Problem when the
 * published site does not answer for the first path: for another one, that is a difference. Redirects are compared, not
 * followed, so that no other host is requested. `timeoutMs` is for the published site.
 */
export async function compareSites(
  local: string,
  published: string,
  paths: readonly string[],
  timeoutMs = usualTimeoutMs,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let start = 0; start < paths.length; start += atOnce) {
    const batch = paths.slice(start, start + atOnce).map(async (path) => {
      const expected = await request(local, path, usualTimeoutMs);
      const received = await request(published, path, timeoutMs).catch((error: Error) => error);
      if (!(received instanceof Error)) return compareAnswers(path, expected, received);
      if (path === paths[0])
        throw new Problem(`${new URL(path, published)} did not answer: ${received.message}.`);
      return [{ path, what: "answer", expected: `status ${expected.status}`, received: received.message }];
    });
    differences.push(...(await Promise.all(batch)).flat());
  }
  return differences;
}

/** Returns three lines for each difference. One that several paths share is shown once. */
export function describeDifferences(differences: readonly Difference[]): string {
  const paths = new Map<string, string[]>();
  for (const { path, what, expected, received } of differences) {
    const change = `${what}\n  expected ${expected}\n  received ${received}\n`;
    paths.set(change, [...(paths.get(change) ?? []), path]);
  }
  const shown = [...paths].slice(0, mostShown).map(([change, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return `${first}${more}  ${change}`;
  });
  const hidden = paths.size - shown.length;
  return [...shown, ...(hidden > 0 ? [`${hidden} more are not shown.\n`] : [])].join("\n");
}

/** Throws an error whose message is the reason why there is no answer. */
async function request(origin: string, path: string, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, origin), {
      headers: browserHeaders,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const headers = new Map(response.headers);
    const location = headers.get("location");
    // A redirect within the site is compared as a path, because the hosts differ.
    if (location !== undefined)
      headers.set("location", new URL(location, origin).href.replace(`${origin}/`, "/"));
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === "TimeoutError") throw new Error(`nothing within ${timeoutMs / 1_000} seconds`);
    throw new Error(failures[cause?.code ?? ""] ?? cause?.message ?? message);
  }
}

function compareAnswers(path: string, expected: Answer, received: Answer): Difference[] {
  const names = new Set([...expected.headers.keys(), ...received.headers.keys()]);
  for (const name of harmless) names.delete(name);
  const facts = [
    { what: "status", expected: String(expected.status), received: String(received.status) },
    ...[...names].map((name) => ({
      what: `header ${name}`,
      expected: headerValue(expected, name),
      received: headerValue(received, name),
    })),
  ];
  if (!expected.body.equals(received.body)) {
    const first = expected.body.findIndex((byte, index) => byte !== received.body[index]);
    const at = first === -1 ? expected.body.length : first;
    facts.push({
      what: `bytes from ${at}`,
      expected: excerpt(expected.body, at),
      received: excerpt(received.body, at),
    });
  }
  return facts.filter((fact) => fact.expected !== fact.received).map((fact) => ({ path, ...fact }));
}

/** Returns a header's value, or "none". Compression, of which the published site alone may have some, varies by a header. */
function headerValue({ headers }: Answer, name: string): string {
  const value = headers.get(name) ?? "";
  if (name !== "vary") return value || "none";
  const parts = value.split(",").map((part) => part.trim().toLowerCase());
  return parts.filter((part) => part !== "accept-encoding").join(", ") || "none";
}

/** Some bytes around a place, as text. */
function excerpt(body: Buffer, at: number): string {
  const start = Math.max(0, at - 20);
  return at >= body.length ? "the end" : JSON.stringify(body.toString("utf8", start, at + 60));
}

/**
 * Returns the paths to request from a published site: every page and file, other spellings of the pages' URLs, what is
 * missing, a hashed file too, and what was there once. `files` are the paths in out/, `routes` those of the page registry.
 */
export function pathsToCheck(
  files: readonly string[],
  routes: readonly string[],
  former: readonly string[],
): readonly string[] {
  const assets = files.filter((path) => !path.endsWith(".html") && !cdnFiles.includes(path));
  const paths = [
    ...routes,
    "/no-such-page",
    "/404",
    ...hashedFolders.map((folder) => `/${folder}no-such-file.js`),
    ...pageRedirects(routes).map(({ from }) => from),
    ...assets.map((path) => `/${path}`),
    ...former,
  ];
  return [...new Set(paths)];
}
