import { describe, expect, jest, test } from "@jest/globals";
import { headerRules, immutable, pagePolicy } from "../../lib/security-headers.ts";
import { deferScripts, scriptUrls } from "../../scripts/post-build/defer-scripts.ts";
import { headersFile } from "../../scripts/post-build/headers-file.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { addIntegrity, integrityOf } from "../../scripts/post-build/integrity.ts";
import { joinScripts } from "../../scripts/post-build/join-scripts.ts";
import { libraryStyleHashes } from "../../scripts/post-build/library-styles.ts";
import { addPolicy } from "../../scripts/post-build/policy.ts";
import { redirectsFile } from "../../scripts/post-build/redirects.ts";
import { postBuild, transformPages } from "../../scripts/post-build/run.ts";
import { fixtureFiles, memoryFiles, origin, routes } from "../support/exported-fixture.ts";

const head = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A &amp; B</title>';
const scripts = [
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
].join("");
const body =
  '<body><p hidden="">A<!-- -->B</p><script>a(1)</script><script>(b)</script><script type="application/ld+json">{}</script>';
const end = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body></html>';
const page = head + scripts + body + end;

const code = Object.fromEntries(
  ["a.js", "b.js", "old.js", "a.css"].map((name) => [`_next/static/chunks/${name}`, name]),
);

describe("defer scripts", () => {
  const deferred = deferScripts(page);

  test("makes asynchronous scripts wait, and keeps all else to the byte", () => {
    const starter = deferred.slice(deferred.lastIndexOf("<script>"), -"</body></html>".length);
    expect(starter).toMatch(/^<script>\(\(\)=>\{.*script\[type=late\].*<\/script>$/);
    expect(deferred.replace(starter, "")).toBe(
      page
        .replace(/<link rel="preload"[^>]*>/, "")
        .replace(
          'src="/_next/static/chunks/a.js" async=""',
          'type="late" data-src="/_next/static/chunks/a.js"',
        )
        .replace(/src="([^"]*b.js)" id="_R_" async=""/, 'type="late" data-src="$1" data-id="_R_"'),
    );
  });

  test("keeps what a page loads known, but for what modern browsers skip", () => {
    expect(scriptUrls(parseHtml(deferred))).toEqual([
      "/_next/static/chunks/a.js",
      "/_next/static/chunks/b.js",
    ]);
  });

  test.each([
    ["has no script of the build", head, "loads no script"],
    ["loads one at once", page.replace(' async=""', ""), "is not async"],
    ["has no end", page.replace("</body>", ""), "no </body>"],
  ])("refuses a page that %s", (_name, html, message) => {
    expect(() => deferScripts(html)).toThrow(message);
  });
});

test("inline scripts side by side become one, and others stay as they are", () => {
  expect(joinScripts(page)).toBe(page.replace("a(1)</script><script>(b)", "a(1);(b)"));
  expect(() => joinScripts(page.replace("</script><script>(b)", ""))).toThrow("no inline scripts");
});

describe("integrity", () => {
  test("is given to scripts, deferred ones and style sheets", () => {
    const urls = parseHtml(addIntegrity(deferScripts(page), memoryFiles(code))).querySelectorAll(
      "[integrity], [data-integrity]",
    );
    expect(
      urls.map(({ attrs }) => [
        attrs.href ?? attrs.src ?? attrs["data-src"],
        attrs.integrity ?? attrs["data-integrity"],
      ]),
    ).toEqual(
      ["a.css", "a.js", "old.js", "b.js"].map((name) => [`/_next/static/chunks/${name}`, integrityOf(name)]),
    );
  });

  test("is refused to a page without any, and where a file is missing", () => {
    expect(() => addIntegrity(head, memoryFiles(code))).toThrow("no script or style sheet");
    expect(() => addIntegrity(page, memoryFiles({}))).toThrow("There is no file _next/static/chunks/a.css");
  });
});

describe("policy", () => {
  test("stands right after the character set, with the hash of every inline script but data", () => {
    const secured = addPolicy(page);
    expect(secured).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"');
    expect(secured.replace(/<meta http-equiv[^>]*><script>window.*?<\/script>(?=<title>)/, "")).toBe(page);
    const inline = parseHtml(secured)
      .querySelectorAll("script")
      .filter(({ rawAttrs }) => rawAttrs === "");
    const { content = "" } = parseHtml(secured).querySelector("meta[http-equiv]")?.attrs ?? {};
    expect(content.match(/script-src [^;]*/)?.[0]).toBe(
      ["script-src 'self'", ...inline.map(({ rawText }) => `'${integrityOf(rawText)}'`)].join(" "),
    );
    for (const hash of libraryStyleHashes()) expect(content).toContain(hash);
  });

  test("is refused to a page without a character set", () => {
    expect(() => addPolicy("<html><head></head></html>")).toThrow("no <meta charset>");
  });

  test("allows neither inline code, eval nor any other host but the photos'", () => {
    const policy = pagePolicy({ scripts: ["sha256-x"], styles: [] });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-x'");
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(policy.match(/https:\/\/[^\s;]+/g)).toEqual(["https://images.unsplash.com"]);
  });
});

describe("headers file", () => {
  const hashed = "/_next/static/chunks/a.js";

  test("gives hashed files a year, and no rule to their folder: a missing file must not last one", () => {
    const text = headersFile(headerRules([hashed]));
    expect(text).toContain(`${hashed}\n  ! Cache-Control\n  Cache-Control: ${immutable}\n`);
    expect(text.match(/immutable/g)).toHaveLength(1);
  });

  test("keeps a preview, with all of its files, out of search engines, and only a preview", () => {
    const everywhere = (stage: "preview" | "production") =>
      headersFile(headerRules([], stage)).split(/\n(?=\/)/)[0];
    expect(everywhere("preview")).toMatch(/^\/\*\n.*\n {2}X-Robots-Tag: noindex$/s);
    expect(everywhere("production")).not.toContain("X-Robots-Tag");
  });

  test("is refused with more rules or longer lines than the CDN takes", () => {
    const many = Array.from({ length: 101 }, (_, index) => `/_next/static/chunks/${index}.js`);
    expect(() => headersFile(headerRules(many))).toThrow("100 are the most");
    expect(() => headersFile([{ path: "/*", headers: { "X-Long": "x".repeat(2001) } }])).toThrow("2000 are");
  });
});

test("redirects file: a line each, for good", () => {
  expect(redirectsFile([{ from: "/a/", to: "/a" }])).toBe("/a/ /a 301\n");
});

describe("all steps", () => {
  const exported = () => {
    const pages = Object.entries(fixtureFiles()).map(([file, content]): [string, string] => {
      const html = String(content).replace('<script src="/site.js"></script></head>', scripts);
      return [file, html.replace("</body></html>", body.slice("<body>".length) + end)];
    });
    return { ...Object.fromEntries(pages), ...code, "_not-found.html": page, "_not-found/__next.txt": "" };
  };

  test("make of an export what is published, and show what it weighs", async () => {
    const log = jest.spyOn(console, "log").mockReturnValue();
    const table = jest.spyOn(console, "table").mockReturnValue();
    const files = memoryFiles(exported());
    await postBuild(files, routes, { origin, stage: "production" });
    expect([...files.paths].filter((path) => !(path in exported()))).toEqual([
      "_headers",
      "_redirects",
      "index.md",
      "pricing.md",
    ]);
    expect([...files.paths].filter((path) => path.startsWith("_not-found"))).toEqual([]);
    expect(files.text("index.html")).toMatch(/Content-Security-Policy.*data-integrity=.*a\(1\);\(b\)/s);
    expect(Object.keys(table.mock.calls[0]?.[0] ?? {})).toEqual(["/", "/pricing", "404.html", "limit"]);
    log.mockRestore();
    table.mockRestore();
  });

  test("name page and step where one fails", () => {
    const files = memoryFiles({ ...exported(), "404.html": head });
    expect(() => transformPages(files)).toThrow('404.html, step "defer scripts": the page loads no script');
  });
});
