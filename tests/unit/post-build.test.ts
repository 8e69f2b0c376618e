import { describe, expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import { writeCdnFiles } from "../../scripts/post-build/cdn-files.ts";
import { inlineStyles } from "../../scripts/post-build/inline-styles.ts";
import { postBuild } from "../../scripts/post-build/post-build.ts";
import { preload } from "../../scripts/post-build/preload.ts";
import { parseHtml, textOf } from "../../scripts/post-build/read-site.ts";
import { moveRouterFiles } from "../../scripts/post-build/router-files.ts";
import type { Stage } from "../../scripts/tools/site-environment.ts";
import { fixtureFiles, fixtureSite, memoryFiles } from "../support/exported-fixture.ts";

const head =
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A</title><meta name="viewport"/>';
const page = `${head}<link rel="stylesheet" href="/a.css" data-precedence="next"/><script src="/_next/static/a.js" async=""></script>
  </head><body><p>A</p></body></html>`;

test("each stylesheet is preceded by the rules that the page can use", () => {
  const link = (name: string) => `<link rel="stylesheet" href="/css/${name}.css" data-precedence="next">`;
  const main = '<body class="a [&amp;_i]:c" id="b"></body>';
  const html = `<html><head>${link("a")}<title>x</title>${link("b")}</head>${main}</html>`;
  const used = [
    ".a:hover,#b[data-x]:not(.z){top:0}",
    ".\\[\\&_i\\]\\:c i{left:0}",
    // An animation and a class that is not on the page, by the same name.
    ".a{animation:1s z}.z{top:0}@keyframes z{0%{top:0}}",
    "@layer p;",
    "@media (width>=40rem){.a{left:0}}",
  ].join("");
  const files = memoryFiles({
    "css/a.css": used.replace("@layer p;", ".y,.a .y:hover{top:0}@layer p{#y{top:0}}"),
    "css/b.css": ".a{background:url(b.svg);clip-path:url(#c)}",
  });
  const late = (name: string) =>
    `<link rel="preload" as="style" href="/css/${name}.css" media="(scripting: enabled)">`;
  const style = '<style data-precedence="next">';
  const document = parseHtml(html);
  inlineStyles(document, files);
  expect(String(document)).toBe(
    `<html><head>${style}${used}</style><title>x</title>${style}.a{clip-path:url(#c);background:url(/css/b.svg)}</style></head>${main.replace("</body>", `${late("a")}${late("b")}</body>`)}</html>`,
  );
});

describe("the headers file", () => {
  const headersOf = (stage: Stage, more: ReturnType<typeof fixtureFiles> = {}) => {
    const site = fixtureSite({ ...fixtureFiles(stage), ...more }, stage);
    writeCdnFiles(site);
    return textOf("_headers", site.files);
  };

  test.each([
    ["preview", "/*\n  X-Robots-Tag: noindex\n"],
    ["production", "/*.txt\n  X-Robots-Tag: noindex\n/robots.txt\n  ! X-Robots-Tag\n"],
  ] as const)("hides everything of a preview, else only the router's files: %s", (stage, rules) => {
    expect(headersOf(stage)).toContain(`\n${rules}`);
    expect(headersOf(stage).match(/noindex/g)).toHaveLength(1);
  });

  const many = Array.from({ length: 100 }, (_, index) => [`_next/static/chunks/${index}.js`, ""]);
  test.each([
    ["more rules than the CDN accepts", Object.fromEntries(many), "105 rules. Cloudflare takes 100"],
    ["no rule for every path", { _headers: "/* \n  X-A: a\n" }, "no rule for every path"],
  ])("is refused with %s", (_what, files, message) => {
    expect(() => headersOf("production", files)).toThrow(message);
  });
});

const inline = (document: HTMLElement) => inlineStyles(document, memoryFiles({ "a.css": "p{top:0}" }));

/* Next.js may change its output: each step must then stop the build. */
test.each<[step: string, html: string, run: (document: HTMLElement) => void, message: string]>([
  [
    "preload",
    page,
    (document) => preload(document, memoryFiles({})),
    "has no font figtree.woff2 of app/fonts",
  ],
  ["inline styles", page.replace(" data-precedence", " data-p"), inline, "no data-precedence"],
])("the step %s refuses unexpected HTML", (_step, html, run, message) => {
  expect(() => run(parseHtml(html))).toThrow(message);
});

test("the router's files are moved where it looks", () => {
  const files = memoryFiles({ "a/__next._tree.txt": "tree", "a/b/__next.a/b/__PAGE__.txt": "data" });
  moveRouterFiles(files);
  expect([...files.keys()].sort()).toEqual(["a/__next._tree.txt", "a/b/__next.a.b.__PAGE__.txt"]);
  expect(textOf("a/b/__next.a.b.__PAGE__.txt", files)).toBe("data");
});

test("a web page in public/ is refused", async () => {
  const files = memoryFiles({ "index.html": page, "404.html": page, "google1.html": "google1" });
  const built = postBuild(files, ["/"], { origin: "https://a.com", stage: "local" });
  await expect(built).rejects.toThrow(
    "public/ must not have web pages: google1.html. Add pages to app/. If a search",
  );
});
