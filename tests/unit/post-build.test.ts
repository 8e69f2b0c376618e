import { describe, expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import { writeCdnFiles } from "../../scripts/post-build/cdn-files.ts";
import { deferScripts } from "../../scripts/post-build/defer-scripts.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { inlineStyles } from "../../scripts/post-build/inline-styles.ts";
import { addPolicy } from "../../scripts/post-build/policy.ts";
import { postBuild, transformPages } from "../../scripts/post-build/post-build.ts";
import { preload } from "../../scripts/post-build/preload.ts";
import type { Stage } from "../../scripts/tools/site-environment.ts";
import { fixtureFiles, fixtureSite, memoryFiles } from "../support/exported-fixture.ts";

const head =
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A</title><meta name="viewport"/>';
const page = `${head}<link rel="stylesheet" href="/a.css" data-precedence="next"/><script src="/_next/static/a.js" async=""></script>
  <style>@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+20-7E}</style></head><body><p>A</p></body></html>`;

/* Browser tests prove what a page loads, and when: page-load.spec.ts. */
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
    `</style><script type="text/plain" data-rel="stylesheet" data-href="/css/${name}.css" data-data-precedence="next"></script><noscript>${link(name)}</noscript>`;
  const style = '<style data-precedence="next">';
  const document = parseHtml(html);
  inlineStyles(document, files);
  expect(String(document)).toBe(
    `<html><head>${style}${used}${late("a")}<title>x</title>${style}.a{clip-path:url(#c);background:url(/css/b.svg)}${late("b")}</head>${main}</html>`,
  );
});

/* delivery.spec.ts tests how the CDN applies this file. */
describe("the headers file", () => {
  const headersOf = (stage: Stage, more: ReturnType<typeof fixtureFiles> = {}) => {
    const site = fixtureSite({ ...fixtureFiles(stage), ...more }, stage);
    writeCdnFiles(site);
    return site.files.text("_headers");
  };

  test.each(["preview", "production"] as const)("hides the stage %s only if it is a preview", (stage) => {
    expect(headersOf(stage).includes("\n/*\n  X-Robots-Tag: noindex\n")).toBe(stage === "preview");
    expect(headersOf(stage).match(/noindex/g) ?? []).toHaveLength(stage === "preview" ? 1 : 0);
  });

  test("is refused with more rules or longer lines than the CDN accepts", () => {
    const many = Array.from({ length: 100 }, (_, index) => [`_next/static/chunks/${index}.js`, ""]);
    expect(() => headersOf("production", Object.fromEntries(many))).toThrow(
      "has 101 rules, over the limit of 100",
    );
    const long = { _headers: `/*\n  X-Long: ${"x".repeat(2000)}\n` };
    expect(() => headersOf("production", long)).toThrow("limit of 2000");
  });

  test("is refused without the rule that hides a preview", () => {
    expect(() => headersOf("preview", { _headers: "/* \n  X-A: a\n" })).toThrow("no rule for every path");
  });
});

const photoOfOneWidth = '<img data-photo="loading" fetchPriority="high" src="/a"/>';
const inline = (document: HTMLElement) => inlineStyles(document, memoryFiles({ "a.css": "p{top:0}" }));

/* Next.js may change its output: each step must then stop the build. */
test.each<[step: string, html: string, run: (document: HTMLElement) => void, message: string]>([
  ["defer scripts", head, deferScripts, "loads no script"],
  ["defer scripts", page.replace(' async=""', ""), deferScripts, "is not async"],
  ["defer scripts", page.replace(' async=""', ' async="" nonce="a"'), deferScripts, "attribute nonce"],
  ["preload", page.replace("viewport", "v"), preload, "no viewport"],
  ["preload", head, preload, "no <body>"],
  ["preload", page.replace("U+20-", "U+100-"), preload, "declares no font"],
  ["preload", page + photoOfOneWidth, preload, "no widths to choose from"],
  ["inline styles", head, inline, "no stylesheet"],
  ["inline styles", page.replace(" data-precedence", " data-p"), inline, "no data-precedence"],
  ["policy", "<html><head></head></html>", addPolicy, "no <meta charset>"],
])("the step %s refuses unexpected HTML", (_step, html, run, message) => {
  expect(() => run(parseHtml(html))).toThrow(message);
});

test("a web page in public/ is refused", async () => {
  const files = memoryFiles({ "index.html": page, "404.html": page, "google1.html": "google1" });
  await expect(postBuild(files, ["/"], { origin: "https://a.com", stage: "local" })).rejects.toThrow(
    "public/ must not have web pages: google1.html.",
  );
});

test("a failed step is named with its page", () => {
  const files = memoryFiles({ "404.html": head });
  expect(() => transformPages(files)).toThrow('404.html, step "inline used styles": the page has no style');
});
