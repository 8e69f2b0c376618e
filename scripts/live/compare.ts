import { cdnFiles, pageRedirects } from "../post-build/cdn-files.ts";
import { Problem } from "../tools/problem.ts";

/** A difference between a published site and the site in out/. */
interface Difference {
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

/** Headers about one connection or one moment. Every other header of the local server must be in the published answer. */
const perResponse = [
  "cf-cache-status",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
];

/** Headers that the local server never sends, and that browsers act on. */
const unexpected = ["clear-site-data", "link", "refresh", "set-cookie", "speculation-rules", "x-robots-tag"];

/** How many differences are shown: a site that is another one altogether differs in thousands. */
const mostShown = 20;

/** Reasons of a failed connection, by the system's code. */
const failures: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing accepts connections there",
  ENOTFOUND: "there is no such host, or no network",
};

/**
 * Requests paths from a published site and from the local server, and returns their differences. Throws a Problem when the
 * published site does not answer. Redirects are compared, not followed, so that no other host is requested.
 */
export async function compareSites(
  local: string,
  published: string,
  paths: readonly string[],
  timeoutMs = 10_000,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const path of paths) {
    const [expected, received] = await Promise.all([
      request(local, path, timeoutMs),
      request(published, path, timeoutMs),
    ]);
    differences.push(...compareAnswers(expected, received).map((difference) => ({ path, ...difference })));
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

async function request(origin: string, path: string, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, origin), {
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
    const reason =
      name === "TimeoutError"
        ? `nothing within ${timeoutMs / 1_000} seconds`
        : (failures[cause?.code ?? ""] ?? cause?.message ?? message);
    throw new Problem(`${new URL(path, origin)} did not answer: ${reason}.`);
  }
}

function compareAnswers(expected: Answer, received: Answer): Omit<Difference, "path">[] {
  const names = new Set([...expected.headers.keys(), ...unexpected]);
  for (const name of perResponse) names.delete(name);
  const facts = [
    { what: "status", expected: String(expected.status), received: String(received.status) },
    ...[...names].map((name) => ({
      what: `header ${name}`,
      expected: expected.headers.get(name) ?? "none",
      received: received.headers.get(name) ?? "none",
    })),
  ].filter((fact) => fact.expected !== fact.received);
  if (expected.body.equals(received.body)) return facts;
  const first = expected.body.findIndex((byte, index) => byte !== received.body[index]);
  const at = first === -1 ? expected.body.length : first;
  const bytes = { expected: excerpt(expected.body, at), received: excerpt(received.body, at) };
  return [...facts, { what: `bytes from ${at}`, ...bytes }];
}

/** Some bytes around a place, as text. */
function excerpt(body: Buffer, at: number): string {
  const start = Math.max(0, at - 20);
  return at >= body.length ? "the end" : JSON.stringify(body.toString("utf8", start, at + 60));
}

/**
 * Returns the paths to request from a published site: every page and file, other spellings of the pages' URLs, and a page
 * that does not exist. `files` are the paths in out/, `routes` those of the page registry.
 */
export function pathsToCheck(files: readonly string[], routes: readonly string[]): readonly string[] {
  const assets = files.filter((path) => !path.endsWith(".html") && !cdnFiles.includes(path));
  return [
    ...routes,
    "/no-such-page",
    ...pageRedirects(routes).map(({ from }) => from),
    ...assets.map((path) => `/${path}`),
  ];
}
