import { expect, jest, test } from "@jest/globals";
import type { Stage } from "../../lib/site/environment.ts";
import { checkExport } from "../../scripts/post-build/export-checks.ts";
import { fixtureFiles, fixtureSite, origin } from "../support/exported-fixture.ts";

jest.spyOn(console, "log").mockReturnValue();

/** The good site, with one text in one of its files replaced. */
function changed(file: string, from: string, to: string) {
  const text = fixtureFiles[file] ?? "";
  expect(text).toContain(from);
  return { ...fixtureFiles, [file]: text.replaceAll(from, to) };
}

const check = (files = fixtureFiles, stage: Stage = "production") => checkExport(fixtureSite(files, stage));

const plans = 'href="/pricing#plans"';

test.each<[file: string, from: string, to: string, message: string]>([
  // Dead links.
  ["index.html", plans, 'href="/pricing.html"', "/  a href\n  /pricing.html is dead"],
  ["index.html", plans, 'href="/pricing#plan"', "no element has that id. Choose one of: main, plans."],
  ["index.html", plans, 'href="http://["', "/  a href\n  http://[ is dead"],
  ["pricing.html", '<noscript><a href="/"', '<noscript><a href="/b"', "/pricing  a href\n  /b is dead"],
  ["index.html", "/art/sea.svg#dark", "/art/b.svg", "/  source srcset\n  /art/b.svg is dead"],
  ["index.html", "/art/sea.svg#dark", "/art/sea.svg#drak", "no element has that id. Choose one of: dark."],
  ["index.html", `${origin}/"`, 'http://a.example"', "/  meta og:url\n  http://a.example is a placeholder"],
  [
    "index.html",
    "/art/sea.svg#dark",
    "/art/sea.svg 1x,/art/b.svg 2x",
    "/  source srcset\n  /art/b.svg is dead",
  ],
  // What the policy blocks.
  ...["iframe src", "object data", "video src"].map((place): [string, string, string, string] => [
    "index.html",
    "<h1>",
    `<${place}="https://maps.com/1"></${place.split(" ")[0]}><h1>`,
    `/  ${place}\n  https://maps.com/1 is blocked by the security policy.\n  Link to it instead, or allow`,
  ]),
  ["index.html", '"/_next/static/chunks/site.js"', '"https://a.com/b.js"', "https://a.com/b.js is blocked"],
  // Classes without a rule.
  ["index.html", "<h1>", '<h1 class="group text-lq">', '/  class "text-lq"\n  No rule has this class'],
])("a site is refused when in %s %s becomes %s", (file, from, to, message) => {
  expect(() => check(changed(file, from, to))).toThrow(message);
});

test("a site without problems is let through, and a local build may name placeholders", () => {
  for (const stage of ["production", "preview"] as const) check(fixtureFiles, stage);
  check(changed("index.html", plans, 'href="http://localhost/"'), "local");
  check(changed("index.html", "/art/sea.svg#dark", "/art/sea.svg?a,b 320w, /art/sea.svg 640w"));
});

test("all problems are reported at once, and once each", () => {
  const { "pricing.html": pricing = "" } = changed("pricing.html", "<h1>", '<h1 class="text-lq">');
  const home = changed("index.html", "<h1>", '<a href="/b">B</a><a href="/b">B</a><h1>');
  const end = "2 problems in the exported site, which must not be published.";
  expect(() => check({ ...home, "pricing.html": pricing })).toThrow(end);
});
