import { describe, expect, jest, test } from "@jest/globals";
import { integrityOf } from "../../lib/build/hashes.ts";
import { headersFile } from "../../scripts/post-build/cdn-files.ts";
import { deferScripts, lateScript, scriptUrls } from "../../scripts/post-build/defer-scripts.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { inlineStyles, usedRules } from "../../scripts/post-build/inline-styles.ts";
import { addIntegrity } from "../../scripts/post-build/integrity.ts";
import { movePageData } from "../../scripts/post-build/page-data.ts";
import { addPolicy } from "../../scripts/post-build/policy.ts";
import { preload } from "../../scripts/post-build/preload.ts";
import { postBuild, transformPages } from "../../scripts/post-build/run.ts";
import { headerRules } from "../../scripts/post-build/security-headers.ts";
import { fixtureFiles, memoryFiles, origin, routes } from "../support/exported-fixture.ts";

const head =
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A &amp; B</title><meta name="viewport"/>';
const fonts = ["a.woff2);unicode-range:U+20-7E", "b.woff2);unicode-range:U+100-17F"]
  .map((source) => `@font-face{font-family:A;src:url(/fonts/${source}}`)
  .join("");
const scripts = [
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  `<style>${fonts}</style></head>`,
].join("");
const body = '<body><p hidden="">A<!-- -->B</p><script type="application/ld+json">{}</script>';
const data = ["(self.__next_f=self.__next_f||[]).push([0])", 'self.__next_f.push([1,"a"])'];
const chunks = '(globalThis["TURBOPACK"] || []).push(1)';
const end = `<script id="_R_">${chunks}</script><script src="/_next/static/chunks/b.js" async=""></script>${data.map((text) => `<script>${text}</script>`).join("")}</body></html>`;
const page = head + scripts + body + end;

const code: Record<string, string> = Object.fromEntries(
  ["a.js", "b.js", "old.js", "a.css"].map((name) => [
    `_next/static/chunks/${name}`,
    `p{top:0}.${name.split(".")[0]}{left:0}`,
  ]),
);

describe("defer scripts", () => {
  const deferred = deferScripts(page);

  test("makes asynchronous scripts wait, and keeps all else byte for byte", () => {
    const starter = deferred.slice(deferred.lastIndexOf("<script>"), -"</body></html>".length);
    expect(starter).toMatch(/^<script>\(\(\) => \{.*first-contentful-paint.*\}\)\(\)<\/script>$/);
    expect(deferred.replace(starter, "")).toBe(
      page
        .replace(/<link rel="preload"[^>]*>/, "")
        .replace(
          'src="/_next/static/chunks/a.js" async=""',
          'type="late" data-src="/_next/static/chunks/a.js" data-async=""',
        )
        .replace(/src="([^"]*b.js)" async=""/, 'type="late" data-src="$1" data-async=""'),
    );
  });

  test("keeps attributes as written, in quotation marks", () => {
    const script = parseHtml(`<script src='/a.js?b="1"&amp;c=2' async></script>`).querySelector("script");
    expect(lateScript(script?.rawAttributes ?? {})).toBe(
      '<script type="late" data-src="/a.js?b=&quot;1&quot;&amp;c=2" data-async=""></script>',
    );
  });
});

describe("page data", () => {
  test("moves into one file, with the framework's start last", () => {
    const files = memoryFiles({});
    const moved = movePageData(page, files);
    const [path = ""] = [...files.paths];
    expect(path).toMatch(/^_next\/static\/chunks\/page-data-[0-9a-f]{12}\.js$/);
    expect(files.text(path)).toBe([...data, chunks].join(";"));
    const inline = [`<script id="_R_">${chunks}</script>`, ...data.map((text) => `<script>${text}</script>`)];
    const late = `<script type="late" data-src="/${path}" data-async=""></script>`;
    expect(moved.replace(late, "")).toBe(inline.reduce((html, script) => html.replace(script, ""), page));
    expect(scriptUrls(parseHtml(moved))).toContain(`/${path}`);
  });
});

describe("preload", () => {
  const photo =
    '<img data-photo="" fetchPriority="high" sizes="50vw" srcSet="/a?w=96&amp;h=64 96w, /a?w=240 240w"/>';

  test("requests the first screen's photo after the viewport that sets its width", () => {
    const link =
      '<link rel="preload" as="image" fetchPriority="high" imagesizes="50vw" imagesrcSet="/a?w=96&amp;h=64 96w, /a?w=240 240w"/>';
    const viewport = '<meta name="viewport"/>';
    const loaded = preload(page);
    expect(preload(page + photo)).toBe(loaded.replace(viewport, viewport + link) + photo);
    expect(preload(page + photo.replace("high", "low"))).toBe(loaded + photo.replace("high", "low"));
  });

  test("requests the fonts that the words need at the start of the body", () => {
    const link =
      '<link rel="preload" as="font" type="font/woff2" href="/fonts/a.woff2" crossorigin="anonymous"/>';
    expect(preload(page)).toBe(page.replace("<body>", `<body>${link}`));
  });
});

describe("inline styles", () => {
  const used = (css: string, main: string) => usedRules(css, parseHtml(`<main>${main}</main>`));

  test.each([
    ["keep a rule for a class and an id on the page", ".a #b{top:0}", ".a #b{top:0}"],
    ["keep a rule for a state", ".a:hover,[data-x] .a{top:0}", ".a:hover,[data-x] .a{top:0}"],
    ["keep a rule that excludes a class not on the page", ".a:not(.z){top:0}", ".a:not(.z){top:0}"],
    ["keep a rule for one of two classes", ":is(.a,.z) p{top:0}", ":is(.a,.z) p{top:0}"],
    ["drop a rule for a class not on the page", ".z{top:0}.a .z:hover{top:0}", ""],
    ["drop a rule for a transition between pages", "::view-transition-old(*.p){top:0}.a{top:0}", ".a{top:0}"],
    [
      "drop a rule for print only",
      "@media print{.a{top:0}}@media screen{.a{left:0}}",
      "@media screen{.a{left:0}}",
    ],
    [
      "keep an animation that is used",
      ".a{animation:1s k}@keyframes k{0%{top:0}}",
      ".a{animation:1s k}@keyframes k{0%{top:0}}",
    ],
    ["drop an animation that is not used", ".z{animation:k 1s}@keyframes k{0%{top:0}}", ""],
    [
      "keep only the custom properties that are used",
      ":root{--b:1px;--z:0}.a{top:var(--b)}",
      ":root{--b:1px}.a{top:var(--b)}",
    ],
  ])("%s", (_name, css, expected) => {
    expect(used(css, '<p class="a" id="b"></p>')).toBe(expected);
  });

  test("keep a rule for a class with escaped characters", () => {
    expect(used(".\\[\\&_i\\]\\:a i{top:0}", '<p class="[&amp;_i]:a"><i></i></p>')).not.toBe("");
    expect(used(".\\[\\&\\>i\\]\\:a>i{top:0}", '<p class="[&amp;&gt;i]:a"><i></i></p>')).not.toBe("");
  });

  test("keep the tokens that a drawing's attributes name", () => {
    const svg = '<svg><path fill="var(--b)"></path></svg>';
    expect(used(":root{--b:red;--z:0}", svg)).toBe(":root{--b:red}");
  });

  test("replace the sheet, which loads late or, without scripts, at once", () => {
    const [sheet = ""] = page.match(/<link rel="stylesheet"[^>]*>/) ?? [];
    const late =
      '<script type="late" data-rel="stylesheet" data-href="/_next/static/chunks/a.css" ' +
      'data-data-precedence="next"></script>';
    expect(inlineStyles(page, memoryFiles(code))).toBe(
      page.replace(
        sheet,
        `<style data-precedence="next">p{top:0}</style>${late}<noscript>${sheet}</noscript>`,
      ),
    );
  });
});

describe("integrity", () => {
  test("is added to scripts and style sheets, loaded at once or later", () => {
    const files = memoryFiles(code);
    const given = parseHtml(addIntegrity(inlineStyles(deferScripts(page), files), files))
      .querySelectorAll("[integrity], [data-integrity]")
      .map(({ attrs }) => [
        attrs["data-href"] ?? attrs.href ?? attrs.src ?? attrs["data-src"],
        attrs.integrity ?? attrs["data-integrity"],
      ]);
    expect(given).toEqual(
      ["a.css", "a.css", "a.js", "old.js", "b.js"].map((name) => {
        const path = `_next/static/chunks/${name}`;
        return [`/${path}`, integrityOf(code[path] ?? "")];
      }),
    );
  });
});

/* delivery.spec.ts tests the policy's text. Every browser test proves that its hashes match. */
describe("policy", () => {
  test("comes after the character set and before everything it governs", () => {
    const secured = addPolicy(page);
    expect(secured).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"');
    expect(secured.replace(/<meta http-equiv[^>]*><script>window.*?<\/script>(?=<title>)/, "")).toBe(page);
  });
});

/* delivery.spec.ts tests how the CDN applies this file. */
describe("headers file", () => {
  test("keeps only previews out of search engines", () => {
    const everywhere = (stage: "preview" | "production") =>
      headersFile(headerRules([], stage)).split(/\n(?=\/)/)[0];
    expect(everywhere("preview")).toMatch(/^\/\*\n.*\n {2}X-Robots-Tag: noindex$/s);
    expect(everywhere("production")).not.toContain("X-Robots-Tag");
  });

  test("is refused with more rules or longer lines than the CDN accepts", () => {
    const many = Array.from({ length: 101 }, (_, index) => `/_next/static/chunks/${index}.js`);
    expect(() => headersFile(headerRules(many))).toThrow("100 are the most");
    expect(() => headersFile([{ path: "/*", headers: { "X-Long": "x".repeat(2001) } }])).toThrow("2000 are");
  });
});

const foreign = page.replace(chunks, "alert(1)");
const photoOfOneWidth = '<img data-photo="" fetchPriority="high" src="/a"/>';

/* Next.js may change its output: each step must then stop the build. */
test.each<[step: string, html: string, run: (html: string) => unknown, message: string]>([
  ["defer scripts", head, deferScripts, "loads no script"],
  ["defer scripts", page.replace(' async=""', ""), deferScripts, "is not async"],
  ["defer scripts", page.replace("</body>", ""), deferScripts, "no </body>"],
  ["page data", head, (html) => movePageData(html, memoryFiles({})), "no inline script matches"],
  ["page data", foreign, (html) => movePageData(html, memoryFiles({})), "alert(1)… is neither"],
  ["preload", head.replace(/<meta name="viewport".*/, "") + body, preload, "no viewport"],
  ["preload", head, preload, "no <body>"],
  ["preload", page.replace("U+20-", "U+100-"), preload, "declares no font"],
  ["preload", page + photoOfOneWidth, preload, "no widths to choose from"],
  ["inline styles", head, (html) => inlineStyles(html, memoryFiles(code)), "0 style sheets"],
  ["inline styles", scripts + scripts, (html) => inlineStyles(html, memoryFiles(code)), "2 style sheets"],
  ["integrity", head, (html) => addIntegrity(html, memoryFiles(code)), "no script or style sheet"],
  ["integrity", page, (html) => addIntegrity(html, memoryFiles({})), "There is no file _next/static"],
  ["policy", "<html><head></head></html>", addPolicy, "no <meta charset>"],
])("the step %s refuses unexpected HTML", (_step, html, run, message) => {
  expect(() => run(html)).toThrow(message);
});

describe("all steps", () => {
  const exported = () => {
    const pages = Object.entries(fixtureFiles()).map(([file, content]): [string, string] => {
      const html = String(content).replace('<script src="/site.js"></script></head>', scripts);
      return [
        file,
        html
          .replace('<link rel="stylesheet" href="/site.css">', "")
          .replace("</body></html>", body.slice("<body>".length) + end),
      ];
    });
    return {
      ...Object.fromEntries(pages),
      ...code,
      "fonts/a.woff2": "",
      "_not-found.html": page,
      "_not-found/__next.txt": "",
    };
  };

  test("turn an export into the published site, and print its weight", async () => {
    const log = jest.spyOn(console, "log").mockReturnValue();
    const table = jest.spyOn(console, "table").mockReturnValue();
    const files = memoryFiles(exported());
    await postBuild(files, routes, { origin, stage: "production" });
    expect([...files.paths].filter((path) => !(path in exported()))).toEqual([
      expect.stringMatching(/page-data-/),
      "_headers",
      "_redirects",
      "index.md",
      "pricing.md",
    ]);
    expect([...files.paths].filter((path) => path.startsWith("_not-found"))).toEqual([]);
    expect(files.text("index.html")).toMatch(/Content-Security-Policy.*<style.*data-integrity=/s);
    expect(Object.keys(table.mock.calls[0]?.[0] ?? {})).toEqual(["/", "/pricing", "404.html", "limit"]);
    log.mockRestore();
    table.mockRestore();
  });

  test("leave a plain page as Next.js made it, plus integrity and a policy", async () => {
    const log = jest.spyOn(console, "log").mockReturnValue();
    const files = memoryFiles(exported());
    await postBuild(files, routes, { origin, stage: "production" }, true);
    log.mockRestore();
    const html = files.text("pricing.html");
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? "";
    const inline = parseHtml(html).querySelectorAll("script:not([src]):not([type]), style");
    expect(inline.length).toBeGreaterThan(data.length);
    expect(inline.filter(({ rawText }) => !policy.includes(integrityOf(rawText)))).toEqual([]);
    const plain = html
      .replace(/<meta http-equiv[^>]*><script>window.*?<\/script>/, "")
      .replaceAll(/ integrity="[^"]*"/g, "");
    expect(plain).toBe(memoryFiles(exported()).text("pricing.html"));
    expect(html.match(/ integrity="/g)).toHaveLength(5);
  });

  test("name the page and the step that failed", () => {
    const files = memoryFiles({ ...exported(), "404.html": head });
    expect(() => transformPages(files)).toThrow(
      '404.html, step "move page data to a file": no inline script',
    );
  });
});
