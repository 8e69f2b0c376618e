import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPages } from "../../lib/registry.ts";
import { hashedFiles } from "../post-build/policy/step.ts";
import { type Answer, type Ask, ask } from "./ask.ts";
import { type EdgeCheck, edgeChecks } from "./checks.ts";
import { publishedFiles } from "./published.ts";
import { answerProblems, type PublishedBytes, publishedBytes } from "./rules.ts";

export interface EdgeResult {
  subject: string;
  asked: number;
  /** What is wrong, each with what was asked; empty when all is well. */
  problems: readonly string[];
}

/** A server's answers to all that the checks ask, held against the export that it serves: a result a subject. */
export async function* checkEdge(address: string, folder = "out"): AsyncGenerator<EdgeResult> {
  const files = publishedFiles(folder);
  const published = publishedBytes(files, (path) => readFileSync(join(folder, path)));
  const routes = (await loadPages()).map(({ path }) => path);
  const subjects = edgeChecks({ routes, files, hashed: hashedFiles(folder) });
  for (const [subject, checks] of Object.entries(subjects)) {
    const problems: string[] = [];
    for (const check of checks) problems.push(...(await problemsOf(check, address, published)));
    yield { subject, asked: checks.length, problems };
  }
}

async function problemsOf(
  check: EdgeCheck,
  address: string,
  published: PublishedBytes,
): Promise<readonly string[]> {
  const before = check.after && (await ask(address, check.after));
  const asked = typeof check.ask === "function" ? check.ask(before as Answer) : check.ask;
  const answer = await ask(address, asked);
  const problems = answerProblems(check, asked, answer, address, published);
  const told = problems.map((problem) => `${name(asked)}: ${problem}`);
  return answer.headers.location
    ? [...told, ...(await whereItEnds(asked, answer, address, published))]
    : told;
}

/** A redirect may lead nowhere but to a page or to "not found". */
async function whereItEnds(
  asked: Ask,
  { headers }: Answer,
  address: string,
  published: PublishedBytes,
): Promise<readonly string[]> {
  let next: string | undefined = headers.location;
  for (let steps = 0; next !== undefined && steps < 3; steps++) {
    const url = new URL(next, address);
    if (url.origin !== new URL(address).origin) return [];
    const target = url.pathname + url.search;
    const answer = await ask(address, { target });
    next = answer.headers.location;
    if (next !== undefined) continue;
    if (answer.status === 200 && !published.holds(answer.body)) {
      return [`${name(asked)}: it leads to ${target}, which is no published file`];
    }
    return [];
  }
  return [`${name(asked)}: it leads round and round`];
}

function name({ method = "GET", target, headers }: Ask): string {
  const fields = Object.entries(headers ?? {}).map(([field, value]) => ` ${field}: ${value}`);
  return `${method} ${target.slice(0, 60)}${fields.join("")}`;
}
