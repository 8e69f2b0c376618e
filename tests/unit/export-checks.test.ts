import { expect, jest, test } from "@jest/globals";
import { checkExport } from "../../scripts/post-build/export-checks.ts";
import type { Stage } from "../../scripts/tools/site-environment.ts";
import { fixtureFiles, fixtureSite, origin } from "../support/exported-fixture.ts";

type Files = ReturnType<typeof fixtureFiles>;

jest.spyOn(console, "log").mockReturnValue();

/** Returns the build's message about a site; "" for one that may be published. */
function problemsOf(files: Files, stage: Stage = "production"): string {
  try {
    checkExport(fixtureSite(files, stage));
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

/** The good site with one text in one of its files replaced. */
function changed(file: string, from: string, to: string, stage: Stage = "production"): Files {
  const files = fixtureFiles(stage);
  const text = String(files[file]);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { ...files, [file]: text.replaceAll(from, to) };
}

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
  const problems = problemsOf(changed(file, from, to));
  expect(problems).toContain(message);
  expect(problems).toMatch(/ problems? in the exported site, which must not be published\.$/);
});

test("a site without problems is let through, and a local build may name placeholders", () => {
  for (const stage of ["production", "preview", "local"] as const)
    expect(problemsOf(fixtureFiles(stage), stage)).toBe("");
  expect(problemsOf(changed("index.html", plans, 'href="http://localhost/"'), "local")).toBe("");
});

test("a site is refused when a page is missing", () => {
  const { "pricing.html": _removed, ...others } = fixtureFiles();
  expect(problemsOf(others)).toContain("The page /pricing was not exported.");
});

test("all problems are reported at once, page by page, and once each", () => {
  const { "pricing.html": pricing = "" } = changed("pricing.html", "<h1>", '<h1 class="text-lq">');
  const home = changed("index.html", "<h1>", '<a href="/b">B</a><a href="/b">B</a><h1>');
  const lines = problemsOf({ ...home, "pricing.html": pricing }).split("\n");
  expect(lines.filter((line) => line.startsWith("/"))).toEqual(["/  a href", '/pricing  class "text-lq"']);
  expect(lines.at(-1)).toMatch(/^2 problems in/);
});
