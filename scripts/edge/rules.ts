import { createHash } from "node:crypto";
import { siteHeaders } from "../../lib/security-headers.ts";
import type { Answer, Ask } from "./ask.ts";
import type { EdgeCheck } from "./checks.ts";

/** Statuses that a server gives before it has understood what is asked: no rule of the site can reach them. */
const beforeTheSite = [400, 414, 431, 500, 501];

/** What some rule gives another value for some addresses. */
const varying = ["Cache-Control", "Cross-Origin-Resource-Policy"];

/** The export's files: a file's bytes by its path, and whether bytes are those of any file. */
export interface PublishedBytes {
  read: (path: string) => Buffer;
  holds: (body: Buffer) => boolean;
}

/** The published files of an export, from their paths and a reader. */
export function publishedBytes(paths: readonly string[], read: (path: string) => Buffer): PublishedBytes {
  const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  const digests = new Set(paths.map((path) => digest(read(path))));
  return { read, holds: (body) => digests.has(digest(body)) };
}

/** What is wrong with an answer, in words. */
export function answerProblems(
  check: EdgeCheck,
  asked: Ask,
  answer: Answer,
  address: string,
  published: PublishedBytes,
): readonly string[] {
  const { status, headers } = answer;
  const expected = (what: string, right: string, got: string | undefined) =>
    got === right ? [] : [`${what} is ${got ?? "missing"} and not ${right}`];
  return [
    ...(check.statuses.includes(status) ? [] : [`status ${status} and not ${check.statuses.join(" or ")}`]),
    ...(check.cache === undefined ? [] : expected("Cache-Control", check.cache, headers["cache-control"])),
    ...(check.to === undefined ? [] : expected("Location", check.to, headers.location)),
    ...typeProblems(check, headers["content-type"]),
    ...headerProblems(check, answer),
    ...bodyProblems(check, asked, answer, published),
    ...(leavesSite(headers.location, address) ? [`it leads to another site: ${headers.location}`] : []),
    ...(headers["set-cookie"] === undefined ? [] : ["it sets a cookie"]),
  ];
}

function typeProblems({ types }: EdgeCheck, type: string | undefined): readonly string[] {
  if (types === undefined || types.includes(type ?? "")) return [];
  return [`Content-Type is ${type ?? "missing"} and not ${types.join(" or ") || "known to us"}`];
}

function headerProblems({ policy }: EdgeCheck, { status, headers }: Answer): readonly string[] {
  if (beforeTheSite.includes(status)) return [];
  const expected = { ...siteHeaders, ...(policy !== undefined && { "Content-Security-Policy": policy }) };
  return Object.entries(expected)
    .filter(([name, value]) => {
      const got = headers[name.toLowerCase()];
      return varying.includes(name) ? got === undefined : got !== value;
    })
    .map(([name]) => `${name} is ${headers[name.toLowerCase()] ?? "missing"}`);
}

/** What comes is a published file or nothing: whatever was asked, no other file of the machine. */
function bodyProblems(
  { file }: EdgeCheck,
  { method }: Ask,
  { status, headers, body }: Answer,
  published: PublishedBytes,
): readonly string[] {
  if (method === "HEAD" || status === 304) return body.length === 0 ? [] : ["it has a body"];
  if (file !== undefined) return published.read(file).equals(body) ? [] : [`what came is not ${file}`];
  if (status === 206) return partProblems(headers["content-range"], body);
  if (status !== 200 && status !== 404) return body.length > 2000 ? ["it says more than an error needs"] : [];
  return published.holds(body) ? [] : ["what came is no published file"];
}

function partProblems(range: string | undefined, body: Buffer): readonly string[] {
  const [, first, last] = range?.match(/^bytes (\d+)-(\d+)\/\d+$/) ?? [];
  return Number(last) - Number(first) + 1 === body.length ? [] : [`Content-Range is ${range}, not what came`];
}

function leavesSite(location: string | undefined, address: string): boolean {
  return location !== undefined && new URL(location, address).origin !== new URL(address).origin;
}
