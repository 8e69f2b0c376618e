import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { pageRedirects } from "../../lib/redirects.ts";
import { headerRules, immutable, revalidated, siteHeaders } from "../../lib/security-headers.ts";
import type { Answer } from "../../scripts/edge/ask.ts";
import { type EdgeCheck, edgeChecks } from "../../scripts/edge/checks.ts";
import { publishedFiles } from "../../scripts/edge/published.ts";
import { answerProblems, publishedBytes } from "../../scripts/edge/rules.ts";
import { publishedSummary } from "../../scripts/edge/summary.ts";
import { nginxSite } from "../../scripts/nginx/config.ts";
import { redirectsFile } from "../../scripts/post-build/redirects.ts";
import { sourceHash } from "../../scripts/tools/source-hash.ts";

const address = "http://localhost:1";
const files: Record<string, string> = { "about.html": "<p>About", "404.html": "<p>Nothing" };
const published = publishedBytes(Object.keys(files), (path) => Buffer.from(files[path] ?? ""));

const headers = Object.fromEntries(
  Object.entries({ ...siteHeaders, "Content-Type": "text/html; charset=utf-8" }).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);
const good: Answer = { status: 200, headers, body: Buffer.from("<p>About") };
const check: EdgeCheck = {
  ask: { target: "/about" },
  statuses: [200],
  file: "about.html",
  types: ["text/html; charset=utf-8"],
  cache: revalidated,
};

const problems = (answer: Partial<Answer>, change: Partial<EdgeCheck> = {}, method = "GET") =>
  answerProblems(
    { ...check, ...change },
    { target: "/about", method },
    { ...good, ...answer },
    address,
    published,
  );

describe("an answer of a server", () => {
  test("that is right is let through", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ status: 304, body: Buffer.from("") }, { statuses: [304] })).toEqual([]);
    expect(problems({ body: Buffer.from("") }, {}, "HEAD")).toEqual([]);
  });

  test.each<[name: string, answer: Partial<Answer>, change: Partial<EdgeCheck>, problem: string]>([
    [
      "another status",
      { status: 403, body: Buffer.from("") },
      { file: undefined as never },
      "status 403 and not 200",
    ],
    [
      "a file of the machine",
      { body: Buffer.from("root:x:0:0") },
      { file: undefined as never },
      "no published file",
    ],
    ["another file", { body: Buffer.from("<p>Nothing") }, {}, "what came is not about.html"],
    [
      "another type",
      { headers: { ...headers, "content-type": "text/plain" } },
      {},
      "Content-Type is text/plain",
    ],
    [
      "another life",
      { headers: { ...headers, "cache-control": immutable } },
      {},
      "Cache-Control is public, max-age=31536000",
    ],
    [
      "a header less",
      { headers: { ...headers, "x-frame-options": undefined as never } },
      {},
      "X-Frame-Options is missing",
    ],
    [
      "a header twice",
      { headers: { ...headers, "x-frame-options": "DENY, DENY" } },
      {},
      "X-Frame-Options is DENY, DENY",
    ],
    ["a cookie", { headers: { ...headers, "set-cookie": "a=b" } }, {}, "sets a cookie"],
    [
      "the way to another site",
      { headers: { ...headers, location: "//evil.example/" } },
      {},
      "leads to another site",
    ],
    [
      "the way to another page",
      { headers: { ...headers, location: "/pricing" } },
      { to: "/about" },
      "Location is /pricing",
    ],
    ["a body with its 304", { status: 304 }, { statuses: [304] }, "it has a body"],
    [
      "a part that is not the one it names",
      { status: 206, headers: { ...headers, "content-range": "bytes 0-1/8" } },
      { statuses: [206], file: undefined as never },
      "Content-Range is bytes 0-1/8",
    ],
  ])("is refused for %s", (_name, answer, change, problem) => {
    expect(problems(answer, change).join("\n")).toContain(problem);
  });

  test("to HEAD is refused for its body", () => {
    expect(problems({}, {}, "HEAD")).toEqual(["it has a body"]);
  });

  test("is refused when nobody has given a type to such a file", () => {
    const { "every file": checks = [] } = edgeChecks({ routes: ["/"], files: ["film.mp4"], hashed: [] });
    const [film] = checks;
    expect(film?.types).toEqual([]);
    expect(problems({}, { types: film?.types ?? ["any"] })).toEqual([
      expect.stringContaining("not known to us"),
    ]);
  });
});

describe("the files of an export", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "export-"));
    mkdirSync(join(folder, "_not-found"));
    for (const path of ["index.html", "_headers", "_redirects", "_not-found/a.txt", "_not-found.html"]) {
      writeFileSync(join(folder, path), "");
    }
    writeFileSync(join(folder, ".assetsignore"), "# why\n_not-found\n_not-found.html\n");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("are published but for what the server reads and what is ignored", () => {
    expect(publishedFiles(folder)).toEqual(["index.html"]);
  });

  test("are summed up by kind for a dry run", () => {
    writeFileSync(join(folder, "index.html"), "12345");
    expect(publishedSummary(folder)).toEqual([
      expect.stringMatching(/^\.html +1 files +5 bytes$/),
      expect.stringMatching(/^in all +1 files +5 bytes$/),
    ]);
  });
});

describe("redirects", () => {
  test("lead each page's other spellings to it, for good", () => {
    expect(redirectsFile(pageRedirects(["/", "/about"]))).toBe(
      "/index / 301\n/index.html / 301\n/about/ /about 301\n/about.html /about 301\n",
    );
  });
});

describe("nginx's configuration", () => {
  const rules = headerRules(["/_next/static/chunks/a.js"]);
  const site = {
    root: "/srv/site",
    listen: "80",
    rules,
    redirects: pageRedirects(["/about"]),
    unpublished: ["_headers"],
  };
  const lines = nginxSite({ ...site, brotli: true }).map((line) => line.trim());

  test("has every header, on errors too, and the year for hashed files only", () => {
    for (const name of Object.keys(siteHeaders)) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^add_header ${name} .+ always;$`)));
    }
    expect(lines.filter((line) => line.includes("immutable"))).toEqual([
      `"/_next/static/chunks/a.js" "${immutable}";`,
    ]);
  });

  test("has the redirects, the types, and nothing for what visitors do not get", () => {
    expect(lines).toContain("location = /about/ { return 301 /about$is_args$args; }");
    expect(lines).toContain("location = /_headers { return 404; }");
    expect(lines).toContain('"text/plain; charset=utf-8" txt;');
    expect(lines).toContain("brotli_static on;");
    expect(nginxSite({ ...site, brotli: false })).not.toContain("brotli_static on;");
  });

  test("is refused for a rule that it cannot express", () => {
    const odd = [...rules, { path: "/a*b", headers: { "Cache-Control": "no-store" } }];
    expect(() => nginxSite({ ...site, rules: odd, brotli: false })).toThrow("/a*b");
  });
});

describe("the name of a build", () => {
  test("is the same for the same sources, and another for another environment", () => {
    expect(sourceHash({})).toBe(sourceHash({}));
    expect(sourceHash({})).toMatch(/^[0-9a-f]{16}$/);
    expect(sourceHash({ SITE_ENV: "preview" })).not.toBe(sourceHash({}));
  });

  test("changes with one word of the content", () => {
    const root = mkdtempSync(join(tmpdir(), "sources-"));
    for (const folder of ["app", "components", "content", "lib", "public", "scripts/post-build"]) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    for (const file of ["next.config.ts", "package-lock.json", "postcss.config.mjs"])
      writeFileSync(join(root, file), "");
    writeFileSync(join(root, "content/home.ts"), "one word");
    const before = sourceHash({}, root);
    writeFileSync(join(root, "content/home.ts"), "two words");
    expect(sourceHash({}, root)).not.toBe(before);
    rmSync(root, { recursive: true });
  });
});
