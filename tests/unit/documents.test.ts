import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { type Document, documentProblems, type Project } from "../support/documents.ts";

/** What git knows or would know, as far as it is there. */
const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
  .toString()
  .split("\0")
  .filter((path) => path !== "" && existsSync(path));

const read = (path: string): Document => ({ path, text: readFileSync(path, "utf8") });
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

const project: Project = {
  files,
  scripts: Object.keys(manifest.scripts),
  commands: readdirSync("node_modules/.bin"),
  source: files
    .filter((path) => /^(scripts|lib|tests)\/.*\.ts$|^\w+\.config\.ts$/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n"),
  generated: readFileSync(".gitignore", "utf8")
    .split("\n")
    .map((line) => line.replace(/^\//, ""))
    .filter((line) => line.endsWith("/")),
};

const documents = files.filter((path) => path.endsWith(".md") && !path.startsWith("tests/")).map(read);

test.each(documents)("$path names only what is there", (document) => {
  expect(documentProblems(document, project)).toEqual([]);
});

test("every command of the project is in a document", () => {
  const all = documents.map(({ text }) => text).join("\n");
  const shorthand = ["start", "test"];
  const names = project.scripts.map((name) => (shorthand.includes(name) ? `npm ${name}` : `npm run ${name}`));
  expect(names.filter((name) => !new RegExp(`${name}(?![\\w:])`).test(all))).toEqual([]);
});

test("every development package has its reason, and no reason is left without its package", () => {
  const { text } = read("docs/decisions/0001-development-packages.md");
  const [table] = text.split("\n## ");
  const listed = [...(table ?? "").matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) =>
    [...(cell ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(listed.sort()).toEqual(Object.keys(manifest.devDependencies).sort());
});

describe("a document is refused for", () => {
  const small: Project = {
    files: ["docs/a.md", "docs/b.md", "lib/dates.ts"],
    scripts: ["build"],
    commands: ["wrangler"],
    source: "process.env.PORT",
    generated: ["out/"],
  };
  const problems = (text: string) => documentProblems({ path: "docs/a.md", text }, small);

  test.each([
    ["a link that leads nowhere", "[b](c.md)"],
    ["a picture that is gone", '<img src="c.webp" alt="">'],
    ["a file that is gone", "See `lib/times.ts`."],
    ["a folder that is gone", "See `lib/clocks/`."],
    ["a pattern that finds nothing", "See `lib/*.css`."],
    ["a script that is not there", "Run `npm run biuld`."],
    ["one in a block", "```sh\nnpm run biuld\n```\n"],
    ["the second of a line", "```sh\nnpm ci && npm run biuld\n```\n"],
    ["a package's command that is not there", "Run `npx rangler login`."],
    ["a variable that nothing reads", "Set `PROT=80`."],
  ])("%s", (_what, text) => {
    expect(problems(text)).toHaveLength(1);
  });

  test("nothing of what is there", () => {
    const text = [
      "[b](b.md#part), `lib/dates.ts`, `lib/*.ts`, `lib/`, `out/index.html`, [site](https://www.site.com),",
      "`npm run build -- --quick`, `npm ci`, `npx wrangler login`, `PORT=80`, `{site.name}`, `/pricing`.",
      "`lib/new.ts`:",
      "",
      "```ts",
      "export {};",
      "```",
      "```sh",
      "PORT=80 npm run build && npx wrangler login",
      "```",
    ].join("\n");
    expect(problems(text)).toEqual([]);
  });
});
