import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import manifest from "../../package.json" with { type: "json" };
import { codeSpans, missingReferences, type Project } from "../support/documents.ts";

/** What git knows, or would know, of a path or pattern. */
const list = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...patterns], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "");

const read = (path: string) => readFileSync(path, "utf8");
const generated = read(".gitignore")
  .split("\n")
  .map((line) => (line.startsWith("/") ? line.slice(1) : line))
  .filter((line) => line.endsWith("/"));
const documents = list("*.md").filter((path) => !path.startsWith("tests/") && !path.startsWith("out/"));

/** Whether a file, a folder or a pattern is there, or will be after a build. Only patterns are asked of git. */
function exists(path: string): boolean {
  if (generated.some((made) => path.startsWith(made))) return true;
  return path.includes("*") ? list(path).length > 0 : existsSync(path);
}

const project: Project = {
  exists,
  roots: [...readdirSync("."), ...generated.map((path) => path.split("/")[0] ?? "")],
  scripts: Object.keys(manifest.scripts),
  commands: readdirSync("node_modules/.bin"),
  source: list("scripts/*.ts", "lib/*.ts", "tests/*.ts", "*.config.ts").map(read).join("\n"),
};

test.each(documents)("%s names only what is there", (path) => {
  expect(missingReferences(path, read(path), project)).toEqual([]);
});

test("every command of the project is in a document", () => {
  const text = documents.map(read).join("\n");
  const isNamed = (name: string) => new RegExp(`\\bnpm (run )?${name}(?![\\w:-])`).test(text);
  expect(project.scripts.filter((name) => !isNamed(name))).toEqual([]);
});

test("every development package has its reason, and every reason its package", () => {
  const [table = ""] = /^\|.*(\n\|.*)+/m.exec(read("docs/decisions/0001-development-packages.md")) ?? [];
  const listed = table.split("\n").flatMap((row) => codeSpans(row.split("|")[1] ?? ""));
  expect(listed.sort()).toEqual(Object.keys(manifest.devDependencies).sort());
});
