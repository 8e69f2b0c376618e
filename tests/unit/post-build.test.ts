import { expect, test } from "@jest/globals";
import { photoOrigin } from "../../lib/images/photos.ts";
import type { Stage } from "../../lib/site/environment.ts";
import { writeCdnFiles } from "../../scripts/post-build/cdn-files.ts";
import { inlineStyles } from "../../scripts/post-build/inline-styles.ts";
import { photoOriginsOf } from "../../scripts/post-build/policy.ts";
import { postBuild, refuseReplacedFiles } from "../../scripts/post-build/post-build.ts";
import { preload } from "../../scripts/post-build/preload.ts";
import { parseHtml, textOf } from "../../scripts/post-build/read-site.ts";
import { moveRouterFiles } from "../../scripts/post-build/router-files.ts";
import { fixtureFiles, fixtureSite, memoryFiles } from "../support/exported-fixture.ts";

test("each stylesheet is preceded by the rules that the page can use", () => {
  const used = [
    ".a:hover,#b[data-x]:not(.z){top:0}",
    ".\\[\\&_i\\]\\:c i{left:0}",
    // An animation and a class that is not on the page, by the same name.
    ".a{animation:1s z}.z{top:0}@keyframes z{0%{top:0}}",
    "@media (width>=40rem){.a{left:0}}",
  ].join("");
  const files = memoryFiles({
    "css/a.css": `${used}.y,.a .y:hover{top:0}@layer p{#y{top:0}}`,
    "css/b.css": ".a{background:url(b.svg);clip-path:url(#c)}",
  });
  const link = (name: string) => `<link rel="stylesheet" href="/css/${name}.css" data-precedence="next">`;
  const document = parseHtml(`${link("a")}${link("b")}<body class="a [&amp;_i]:c" id="b"></body>`);
  inlineStyles(document, files);
  const styles = document.querySelectorAll("style[data-precedence=next]").map(({ text }) => text);
  expect(styles).toEqual([`${used}@layer p;`, ".a{clip-path:url(#c);background:url(/css/b.svg)}"]);
  const late = document.querySelectorAll("body link[rel=preload][as=style]").map(({ attrs }) => attrs.href);
  expect(late).toEqual(["/css/a.css", "/css/b.css"]);
});

test("a page has the custom properties that its rules, other stylesheets or its markup read", () => {
  const registered = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
  const files = memoryFiles({
    "a.css": [
      registered("--rule"),
      registered("--unread"),
      ":root{--rule:1px;--markup:red;--module:3px;--unread:4px;--other:5px}",
      ".a{top:calc(var(--rule)*2)}",
      ".z{top:var(--other)}",
    ].join(""),
    "b.css": ".a{left:var(--module)}",
  });
  const link = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next">`;
  const page = parseHtml(`${link("a")}${link("b")}<body class="a"><svg fill="var(--markup)"></svg></body>`);
  inlineStyles(page, files);
  expect(page.querySelector("style")?.text).toBe(
    `${registered("--rule")}:root{--rule:1px;--markup:red;--module:3px}.a{top:calc(var(--rule)*2)}`,
  );
});

/** Returns the headers file of the fixture and more files. */
function headersOf(stage: Stage, more = {}): string {
  const site = fixtureSite({ ...fixtureFiles, ...more }, stage);
  writeCdnFiles(site);
  return textOf("_headers", site.files);
}

// delivery.spec.ts has the headers of other sites.
test("a preview is hidden from search engines", () => {
  const headers = headersOf("preview");
  expect(headers).toContain("\n/*\n  X-Robots-Tag: noindex\n");
  expect(headers.match(/noindex/g)).toHaveLength(1);
});

test("own redirects come before the build's, in the last file, by which a whole site is known", () => {
  const site = fixtureSite({ _redirects: "/team /about 301", ...fixtureFiles }, "local");
  writeCdnFiles(site);
  expect([...site.files.keys()].at(-1)).toBe("_redirects");
  expect(textOf("_redirects", site.files)).toMatch(/^\/team \/about 301\n\/404 \/no-such-page 200\n/);
});

test("a policy names the host of stock photos only if there are any", () => {
  const own = { src: "/photos/nadia.jpg", alt: "Portrait of Nadia" };
  expect(photoOriginsOf({ team: { people: [{ picture: { photo: own } }] } })).toEqual([]);
  expect(photoOriginsOf({ a: { photo: own }, b: { photo: { ...own, id: "photo-1-a" } } })).toEqual([
    photoOrigin,
  ]);
});

test("an own photo of the first screen is preloaded", () => {
  const fonts = ["figtree", "bricolage-grotesque"].map((font) => [`_next/static/media/${font}.1.woff2`, ""]);
  const page = parseHtml(
    '<meta name="viewport"><body><img src="/photos/a.jpg" data-photo fetchpriority="high"></body>',
  );
  preload(page, memoryFiles(Object.fromEntries(fonts)));
  const [link] = page.querySelectorAll("link[as=image]");
  expect(link?.attrs).toMatchObject({ rel: "preload", href: "/photos/a.jpg", fetchpriority: "high" });
  expect(link?.attrs).not.toHaveProperty("imagesrcset");
});

/* Next.js may change its output: a step must then stop the build. */
test("a page without its fonts, or with a stylesheet that React misses, is refused", () => {
  const page = '<head><meta name="viewport"><link rel="stylesheet" href="/a.css"></head><body></body>';
  expect(() => preload(parseHtml(page), memoryFiles({}))).toThrow("has no font figtree.woff2 of app/fonts");
  const files = memoryFiles({ "a.css": "p{top:0}" });
  expect(() => inlineStyles(parseHtml(page), files)).toThrow("no data-precedence");
});

test("hashed files that Next.js has moved end the build", () => {
  const { "_next/static/media/site.woff2": _, ...files } = fixtureFiles;
  expect(() => writeCdnFiles(fixtureSite(files))).toThrow("no file in _next/static/media/");
});

test("headers that the CDN rejects, or that would not hide a preview, are refused", () => {
  const many = Array.from({ length: 100 }, (_, index) => [`_next/static/chunks/${index}.js`, ""]);
  expect(() => headersOf("production", Object.fromEntries(many))).toThrow("104 rules. Cloudflare takes 100");
  expect(() => headersOf("preview", { _headers: "/* \n  X-A: a\n" })).toThrow("no rule for every path");
});

test("the build's rules begin on a line of their own", () => {
  expect(headersOf("production", { _headers: "/*\n  X-A: a" })).toContain("X-A: a\n/*.txt\n");
});

test("more redirects than the CDN takes are refused", () => {
  const rules = (count: number, from: string) => Array(count).fill(`${from} /b 301`).join("\n");
  const write = (redirects: string) => () =>
    writeCdnFiles(fixtureSite({ ...fixtureFiles, _redirects: redirects }));
  write(`${rules(1900, "/a")}\n# A comment\n\n${rules(97, "/a/*")}`)();
  expect(write(rules(1998, "/a"))).toThrow("2001 are fixed");
  // Rules after one with a pattern count like it.
  expect(write(`/a/:id /b\n${rules(97, "/a")}`)).toThrow("101 begin at the first one with *");
});

test("the router's files are moved where it looks", () => {
  const files = memoryFiles({ "a/__next._tree.txt": "tree", "a/b/__next.a/b/__PAGE__.txt": "data" });
  moveRouterFiles(files);
  expect([...files.keys()].sort()).toEqual(["a/__next._tree.txt", "a/b/__next.a.b.__PAGE__.txt"]);
  expect(textOf("a/b/__next.a.b.__PAGE__.txt", files)).toBe("data");
});

test.each([
  [
    "a web page",
    "google1.html",
    "google1",
    "public/ must not have web pages: google1.html. Add pages to app/.",
  ],
  [
    "a file over 25 MiB",
    "a.mp4",
    "a".repeat(25 * 1024 ** 2 + 1),
    "Cloudflare takes no file over 25 MiB: public/a.mp4.",
  ],
])("%s in public/ is refused", async (_what, name, content, message) => {
  const pages = { "index.txt": "", "pricing.txt": "" };
  const site = fixtureSite({ ...fixtureFiles, ...pages, [name]: content });
  await expect(postBuild(site.files, site, memoryFiles({}))).rejects.toThrow(message);
});

test("files of public/ that the build replaces are refused by name", () => {
  const own = memoryFiles({ _headers: "/*\n", "a.pdf": "b", "sitemap.xml": "own", "og/home.png": "own" });
  const files = memoryFiles({ ...fixtureFiles, "a.pdf": "b", "sitemap.xml": "new", "og/home.png": "new" });
  const names = "would be lost: public/sitemap.xml, public/og/home.png. Remove them.";
  expect(() => refuseReplacedFiles(files, own)).toThrow(names);
});
