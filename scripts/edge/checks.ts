import { extname } from "node:path";
import { pageRedirects, type Redirect } from "../../lib/redirects.ts";
import { drawingPolicy, headerRules, immutable, revalidated } from "../../lib/security-headers.ts";
import type { Answer, Ask } from "./ask.ts";
import { typesOf } from "./types.ts";

/** A question to a server, and what is right for an answer besides the rules of every answer (rules.ts). */
export interface EdgeCheck {
  /** Made from the answer to `after`, where it depends on one. */
  ask: Ask | ((before: Answer) => Ask);
  after?: Ask;
  statuses: readonly number[];
  /** The file that comes, by its path in the export. */
  file?: string;
  types?: readonly string[];
  /** The Content-Security-Policy it has, where that is not every file's. */
  policy?: string;
  cache?: string;
  /** Where it sends the visitor. */
  to?: string;
}

/** What the checks are made from. */
export interface EdgeSite {
  routes: readonly string[];
  /** Paths of the published files, in the export. */
  files: readonly string[];
  /** Addresses of the files with a hash in their name. */
  hashed: readonly string[];
}

const refused = [400, 403, 404];
const elsewhere = [301, 302, 307, 308];

/** Addresses that try to leave the folder: encoded once, twice, overlong (RFC 3629, 3), with backslashes. */
const traversals = ["package.json", "etc/passwd", "wrangler.jsonc"].flatMap((file) => [
  `/../${file}`,
  `/../../../../${file}`,
  `/..%2f${file}`,
  `/%2e%2e/${file}`,
  `/%2e%2e%2f${file}`,
  `/.%2e/.%2e/${file}`,
  `/%252e%252e%252f${file}`,
  `/%252e%252e/${file}`,
  `/..\\${file}`,
  `/..%5c${file}`,
  `/..%255c${file}`,
  `/%c0%ae%c0%ae/${file}`,
  `/%c0%ae%c0%ae%c0%af${file}`,
  `/..%c0%af${file}`,
  `/\xc0\xae\xc0\xae/${file}`,
  `/%e0%80%ae%e0%80%ae/${file}`,
  `/%uff0e%uff0e/${file}`,
  `/_next/static/../../../${file}`,
  `/_next/static/..%2f..%2f..%2f${file}`,
  `/about/..;/..;/${file}`,
  `/%2f..%2f${file}`,
  `//..//${file}`,
  `/about%00/../../${file}`,
]);

/** Addresses that a careless redirect would send to another host. */
const foreign = [
  "//evil.example",
  "//evil.example/",
  "//evil.example//",
  "//evil.example/..",
  "//evil.example/%2e%2e",
  "//evil.example/about/",
  "///evil.example/",
  "/\\evil.example/",
  "/\\/evil.example/",
  "/%5cevil.example/",
  "/%2fevil.example/",
  "/%2f%2fevil.example/",
  "/%09/evil.example/",
  "/.//evil.example/",
  "/%2e//evil.example/",
  "/about//evil.example/",
  "//evil.example/about.html",
  "/https://evil.example/",
  "/about/%0d%0aLocation:%20https://evil.example/",
  "/%0d%0aSet-Cookie:%20a=b/",
];

const long = "a".repeat(8192);

/** The checks by their subject. */
export function edgeChecks({
  routes,
  files,
  hashed,
}: EdgeSite): Readonly<Record<string, readonly EdgeCheck[]>> {
  const types = typesOf(headerRules(hashed));
  // A file of a kind that nobody gave a type to has no right answer, and so fails.
  const typesFor = (path: string) => types[extname(path)] ?? [];
  const page = { statuses: [200], types: typesFor("a.html"), cache: revalidated };
  const missing = { ...page, statuses: [404] };
  const notFound = { ...missing, file: "404.html" };
  const sample = hashed.find((path) => path.endsWith(".js")) ?? "";
  return {
    "every page": routes.map((target) => ({
      ...page,
      ask: { target },
      file: target === "/" ? "index.html" : `${target.slice(1)}.html`,
    })),
    "every file": files
      .filter((file) => !file.endsWith(".html"))
      .map((file) => ({
        ask: { target: `/${file}` },
        statuses: [200],
        file,
        types: typesFor(file),
        cache: hashed.includes(`/${file}`) ? immutable : revalidated,
        ...(file.startsWith("art/") && { policy: drawingPolicy }),
      })),
    "other spellings of an address": pageRedirects(routes).flatMap(spellings),
    "what does not exist": ["/nope", "/nope/", "/solutions/nope", "/About", "/about/nope"].map((target) => ({
      ...notFound,
      ask: { target },
    })),
    "hashed files that are gone": ["chunks/gone.js", "chunks/gone.css", "media/gone.woff2"].map((name) => ({
      ask: { target: `/_next/static/${name}` },
      statuses: [404],
      cache: revalidated,
    })),
    "files for the server alone": ["/_headers", "/_redirects", "/.assetsignore", "/_not-found"].map(
      (target) => ({
        ...notFound,
        ask: { target },
      }),
    ),
    "ways out of the folder": traversals.map((target) => ({
      ask: { target },
      statuses: [...refused, ...elsewhere],
    })),
    "ways to another host": foreign.map((target) => ({
      ask: { target },
      statuses: [...refused, ...elsewhere, 200],
    })),
    "another host's name": [
      { ask: { target: "/about/", headers: { Host: "evil.example" } }, statuses: [301], to: "/about" },
      // The preview's proxy has no such host and says 500; on the CDN a host that is not ours never comes so far.
      { ask: { target: "http://evil.example/about/" }, statuses: [...refused, ...elsewhere, 200, 500] },
    ],
    "NUL, broken escapes and long addresses": [
      { ask: { target: "/\0" }, statuses: [400] },
      { ask: { target: "/about\0" }, statuses: [400] },
      { ask: { target: "/%00" }, statuses: [400, 404] },
      { ask: { target: "/about%00" }, statuses: [400, 404] },
      { ask: { target: "/about%00.html" }, statuses: [400, 404] },
      { ask: { target: "/%" }, statuses: [400, 404, 307] },
      { ask: { target: "/%zz" }, statuses: [400, 404, 307] },
      { ask: { target: `/${long}` }, statuses: [404, 414] },
      { ask: { target: `/about/${long}` }, statuses: [404, 414] },
      { ask: { target: `/about?${long}` }, statuses: [200, 414] },
    ],
    "strange methods": [
      ...["POST", "PUT", "DELETE", "PATCH"].map((method) => ({
        ask: { target: "/about", method, headers: { "Content-Length": "0" } },
        statuses: [405],
      })),
      ...["TRACE", "OPTIONS", "PROPFIND"].map((method) => ({
        ask: { target: "/about", method },
        statuses: [405],
      })),
      // 501: the method is not known at all (RFC 9110, 15.6.2).
      { ask: { target: "/about", method: "FOO" }, statuses: [405, 501] },
    ],
    HEAD: [
      { ...page, ask: { target: "/about", method: "HEAD" } },
      { ask: { target: sample, method: "HEAD" }, statuses: [200], types: typesFor(sample), cache: immutable },
      { ...missing, ask: { target: "/nope", method: "HEAD" } },
      { ask: { target: "/about/", method: "HEAD" }, statuses: [301], to: "/about" },
    ],
    // A server may leave ranges alone and send the whole (RFC 9110, 14.2).
    ranges: [
      ...["bytes=0-9", "bytes=-5", "bytes=5-", "bytes=0-1,3-4", "lines=1-2", "bytes=5-2"].map((range) => ({
        ask: { target: sample, headers: { Range: range } },
        statuses: [200, 206],
      })),
      { ask: { target: sample, headers: { Range: "bytes=999999999-" } }, statuses: [200, 416] },
    ],
    "conditional requests": ["/", "/about", sample, "/robots.txt"].flatMap((target) => [
      {
        after: { target },
        ask: ({ headers }: Answer) => ({ target, headers: { "If-None-Match": headers.etag ?? "" } }),
        statuses: [304],
      },
      {
        after: { target },
        ask: ({ headers }: Answer) => ({
          target,
          method: "HEAD",
          headers: { "If-None-Match": headers.etag ?? "" },
        }),
        statuses: [304],
      },
      { ask: { target, headers: { "If-None-Match": '"another"' } }, statuses: [200] },
    ]),
  };
}

function spellings({ from, to }: Redirect): readonly EdgeCheck[] {
  return [
    { ask: { target: from }, statuses: [301], to },
    { ask: { target: `${from}?a=b` }, statuses: [301], to: `${to}?a=b` },
  ];
}
