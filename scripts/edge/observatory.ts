import { parse } from "node-html-parser";
import { addressedScripts } from "../post-build/late-scripts.ts";

/** What the Observatory looks at: one page as the live site answers it. */
export interface ObservedPage {
  html: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  origin: string;
}

export interface ObservatoryLine {
  rule: string;
  found: string;
  points: number;
}

interface Grade {
  found: string;
  points: number;
  /** Whether the page is so. The first grade that fits counts. */
  fits: (page: ObservedPage) => boolean;
}

const start = 100;

const broad = ["*", "http:", "https:", "ftp:"];

/** Directives of all policies of a page together: the header's and the page's own. */
function policyOf({ html, headers }: ObservedPage): Readonly<Record<string, readonly string[]>> {
  const metas = parse(html)
    .querySelectorAll('meta[http-equiv="Content-Security-Policy"]')
    .map((meta) => meta.getAttribute("content") ?? "");
  const directives = [headers["content-security-policy"] ?? "", ...metas]
    .flatMap((policy) => policy.split(";"))
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== "");
  return Object.fromEntries(directives.map(([name = "", ...values]) => [name, values]));
}

/** The sources of a directive, or of the default, or everything. */
function sourcesOf(page: ObservedPage, name: string): readonly string[] {
  const policy = policyOf(page);
  return policy[name] ?? policy["default-src"] ?? ["*"];
}

const anyOf = (sources: readonly string[], unwanted: readonly string[]) =>
  sources.some((source) => unwanted.includes(source));
const hsts = ({ headers }: ObservedPage) => headers["strict-transport-security"] ?? "";
const maxAge = (page: ObservedPage) => Number(hsts(page).match(/max-age=(\d+)/)?.[1] ?? 0);
const scriptsOf = ({ html }: ObservedPage) => addressedScripts(parse(html));
const isForeign = (address: string, origin: string) => new URL(address, origin).origin !== origin;

/**
 * The Observatory's published rules and points, for a site without cookies and CORS. Only their worst and their best
 * grades matter here, so those between are told as the worse one. A live site is also asked for its redirect from
 * HTTP, which is the CDN's and costs nothing when it is right, and gains 5 once it is in the browsers' preload list.
 */
const rules: Readonly<Record<string, readonly Grade[]>> = {
  "Content-Security-Policy": [
    { found: "none", points: -25, fits: (page) => Object.keys(policyOf(page)).length === 0 },
    {
      found: "scripts or objects from anywhere, or inline",
      points: -20,
      fits: (page) =>
        anyOf(sourcesOf(page, "script-src"), [...broad, "'unsafe-inline'", "data:"]) ||
        anyOf(sourcesOf(page, "object-src"), broad),
    },
    {
      found: "sources without encryption",
      points: -20,
      fits: (page) => /\bhttp:/.test(Object.values(policyOf(page)).join()),
    },
    {
      found: "eval",
      points: -10,
      fits: (page) =>
        anyOf([...sourcesOf(page, "script-src"), ...sourcesOf(page, "style-src")], ["'unsafe-eval'"]),
    },
    {
      found: "styles from anywhere, or inline",
      points: 0,
      fits: (page) => anyOf(sourcesOf(page, "style-src"), [...broad, "'unsafe-inline'", "data:"]),
    },
    {
      found: "nothing unsafe",
      points: 5,
      fits: (page) => policyOf(page)["default-src"]?.join() !== "'none'",
    },
    { found: "nothing unsafe, and nothing by default", points: 10, fits: () => true },
  ],
  Cookies: [
    {
      found: "cookies, whose flags are not looked at here",
      points: -40,
      fits: ({ headers }) => "set-cookie" in headers,
    },
    { found: "none", points: 0, fits: () => true },
  ],
  "Cross-origin sharing": [
    { found: "allowed", points: -50, fits: ({ headers }) => "access-control-allow-origin" in headers },
    { found: "none", points: 0, fits: () => true },
  ],
  "Referrer-Policy": [
    {
      found: "private",
      points: 5,
      fits: ({ headers }) =>
        ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(
          headers["referrer-policy"] ?? "",
        ),
    },
    { found: "none", points: 0, fits: ({ headers }) => !("referrer-policy" in headers) },
    { found: "unsafe", points: -5, fits: () => true },
  ],
  "Strict-Transport-Security": [
    { found: "none", points: -20, fits: (page) => maxAge(page) === 0 },
    { found: "less than six months", points: -10, fits: (page) => maxAge(page) < 15_768_000 },
    { found: "six months or more", points: 0, fits: () => true },
  ],
  "Subresource integrity": [
    {
      found: "scripts of other hosts without it",
      points: -50,
      fits: (page) =>
        scriptsOf(page).some(({ address, hasIntegrity }) => isForeign(address, page.origin) && !hasIntegrity),
    },
    {
      found: "some scripts without it",
      points: 0,
      fits: (page) => scriptsOf(page).some(({ hasIntegrity }) => !hasIntegrity),
    },
    { found: "on every script", points: 5, fits: () => true },
  ],
  "X-Content-Type-Options": [
    { found: "nosniff", points: 0, fits: ({ headers }) => headers["x-content-type-options"] === "nosniff" },
    { found: "none", points: -5, fits: () => true },
  ],
  "X-Frame-Options": [
    {
      found: "by frame-ancestors",
      points: 5,
      // Counts in the header alone: a page cannot say it of itself.
      fits: ({ headers }) => /\bframe-ancestors\s/.test(headers["content-security-policy"] ?? ""),
    },
    {
      found: "by the old header",
      points: 0,
      fits: ({ headers }) => /^(deny|sameorigin)$/i.test(headers["x-frame-options"] ?? ""),
    },
    { found: "none", points: -20, fits: () => true },
  ],
  "Cross-Origin-Resource-Policy": [
    {
      found: "same origin or site",
      points: 10,
      fits: ({ headers }) =>
        ["same-origin", "same-site"].includes(headers["cross-origin-resource-policy"] ?? ""),
    },
    { found: "none, or cross-origin", points: 0, fits: () => true },
  ],
};

/** What the Observatory finds in a page and what it gives for it, rule by rule. */
export function observe(page: ObservedPage): readonly ObservatoryLine[] {
  return Object.entries(rules).flatMap(([rule, grades]) => {
    const grade = grades.find(({ fits }) => fits(page));
    return grade ? [{ rule, found: grade.found, points: grade.points }] : [];
  });
}

/** The score: 100, what is taken off, and what is added; additions count from 90 on only. */
export function observatoryScore(lines: readonly ObservatoryLine[]): number {
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0);
  const without = start + sum(lines.map(({ points }) => Math.min(points, 0)));
  return without < 90 ? Math.max(without, 0) : without + sum(lines.map(({ points }) => Math.max(points, 0)));
}
