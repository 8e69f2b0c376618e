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
const mail = "  a href\n  mailto:a@b.example is a placeholder that no visitor can reach";

test.each<[file: string, from: string, to: string, message: string]>([
  // Dead links.
  ["index.html", plans, 'href="/pricng"', "/  a href\n  /pricng is dead: there is no such page or file.\n"],
  ["index.html", plans, 'href="/pricing.html"', "/  a href\n  /pricing.html is dead"],
  ["index.html", plans, 'href="/pricing#plan"', "no element has that id. Choose one of: main, plans."],
  ["index.html", plans, 'href="http://["', "/  a href\n  http://[ is dead"],
  ["pricing.html", '<noscript><a href="/"', '<noscript><a href="/b"', "/pricing  a href\n  /b is dead"],
  ["index.html", "/art/sea.svg#dark", "/art/b.svg", "/  source srcset\n  /art/b.svg is dead"],
  ["index.html", "/art/sea.svg#dark", "/art/sea.svg#drak", "no element has that id. Choose one of: dark."],
  ["index.html", "a@site.com", "a@b.example", mail],
  ["index.html", `${origin}/"`, 'http://a.example"', "/  meta og:url\n  http://a.example is a placeholder"],
  // Classes without a rule.
  ["index.html", "<h1>", '<h1 class="group text-lq">', '/  class "text-lq"\n  No rule has this class'],
])("a site is refused when in %s %s becomes %s", (file, from, to, message) => {
  expect(() => check(changed(file, from, to))).toThrow(message);
});

test("a site without problems is let through, and a local build may name placeholders", () => {
  for (const stage of ["production", "preview"] as const) check(fixtureFiles, stage);
  check(changed("index.html", plans, 'href="http://localhost/"'), "local");
});

test("all problems are reported at once, and once each", () => {
  const { "pricing.html": pricing = "" } = changed("pricing.html", "<h1>", '<h1 class="text-lq">');
  const home = changed("index.html", "<h1>", '<a href="/b">B</a><a href="/b">B</a><h1>');
  const end = "2 problems in the exported site, which must not be published.";
  expect(() => check({ ...home, "pricing.html": pricing })).toThrow(end);
});
