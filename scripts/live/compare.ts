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
  /** The status and the headers, by name. */
  facts: ReadonlyMap<string, string>;
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

/** How many addresses are requested at once. */
const atOnce = 8;

/** How many differences are shown: a site that is another one altogether differs in thousands. */
const mostShown = 20;

/**
 * Requests paths from a published site and from the local server, and returns their differences. Throws a Problem when the
 * published site does not answer for the first path: for another one, that is a difference. `timeoutMs` is how long an
 * address may take.
 */
export async function compareSites(
  local: string,
  published: string,
  paths: readonly string[],
  timeoutMs = 10_000,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let start = 0; start < paths.length; start += atOnce) {
    const batch = paths.slice(start, start + atOnce).map(async (path) => {
      const expected = await request(local, path, timeoutMs);
      const received = await request(published, path, timeoutMs).catch(({ message }: Error) => message);
      if (typeof received !== "string") return compareAnswers(path, expected, received);
      if (path === paths[0]) throw new Problem(`${new URL(path, published)} did not answer: ${received}.`);
      return [{ path, what: "answer", expected: "one", received }];
    });
    differences.push(...(await Promise.all(batch)).flat());
  }
  return differences;
}

/** Requests a path. A redirect is not followed, so that no other host is requested. Throws why there is no answer. */
async function request(origin: string, path: string, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, origin), {
      headers: browserHeaders,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const facts = new Map([["status", String(response.status)]]);
    for (const [name, value] of response.headers)
      if (!harmless.includes(name)) facts.set(`header ${name}`, comparable(name, value, origin));
    return { facts, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    // fetch has the reason for its failure in the error's cause.
    throw (error as Error).cause ?? error;
  }
}

/** Returns a header as it is on every host: a redirect within the site has a path, and only some hosts compress. */
function comparable(name: string, value: string, origin: string): string {
  if (name === "location") return new URL(value, origin).href.replace(`${origin}/`, "/");
  return name === "vary" ? value.replace(/(^|, *)accept-encoding/i, "") : value;
}

function compareAnswers(path: string, expected: Answer, received: Answer): Difference[] {
  const names = new Set([...expected.facts.keys(), ...received.facts.keys()]);
  const differences = [...names]
    .map((what) => ({
      path,
      what,
      expected: expected.facts.get(what) || "none",
      received: received.facts.get(what) || "none",
    }))
    .filter((difference) => difference.expected !== difference.received);
  if (expected.body.equals(received.body)) return differences;
  const first = expected.body.findIndex((byte, index) => byte !== received.body[index]);
  const at = first === -1 ? expected.body.length : first;
  const [from, to] = [excerpt(expected.body, at), excerpt(received.body, at)];
  return [...differences, { path, what: `bytes from ${at}`, expected: from, received: to }];
}

/** Some bytes around a place, as text. */
function excerpt(body: Buffer, at: number): string {
  return at >= body.length ? "the end" : JSON.stringify(body.toString("utf8", Math.max(0, at - 20), at + 60));
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
