import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "@jest/globals";
import manifest from "../../package.json" with { type: "json" };

/** Returns the files of the project, committed or not, that match Git's patterns. Git also lists those deleted since a commit. */
const list = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...patterns], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(path));

const read = (path: string) => readFileSync(path, "utf8");
/** Returns the first matching group of each match. */
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? "");
const codeSpans = (text: string) => matches(text, /`([^`\n]+)`/g);

const documents = list("*.md").filter((path) => !path.startsWith("tests/") && !path.startsWith("out/"));
const scripts = Object.keys(manifest.scripts);
const generated = read(".gitignore")
  .split("\n")
  .map((line) => line.replace(/^\//, ""))
  .filter((line) => line.endsWith("/"));
const roots = [...readdirSync("."), ...generated.map((path) => path.split("/")[0])];

/** Whether a file, a folder or a pattern exists, or will after a command. */
function exists(path: string): boolean {
  if (generated.some((folder) => path.startsWith(folder))) return true;
  return path.includes("*") ? list(path).length > 0 : existsSync(path);
}

test.each(documents)("%s links to files that exist", (path) => {
  const links = matches(read(path), /\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g)
    .filter((link) => !URL.canParse(link) && !link.startsWith("#"))
    .map((link) => posix.join(posix.dirname(path), link.split("#")[0] ?? ""));
  expect(links.filter((link) => !exists(link))).toEqual([]);
});

test.each(documents)("%s names paths and commands that exist", (path) => {
  const text = read(path);
  // A reader creates the files whose code the document shows below their names.
  const created = matches(text, /^((?:.+\n)+)\n```tsx?$/gm).flatMap(codeSpans);
  const paths = codeSpans(text.replaceAll(/^```(\w*)\n(.*?)^```$/gms, "")).filter(
    (span) => /^\S+\/\S*$/.test(span) && roots.includes(span.split("/")[0] ?? "") && !created.includes(span),
  );
  expect(paths.filter((span) => !exists(span))).toEqual([]);
  const commands = matches(text, /\bnpm run (?:-s |--silent )?([\w:-]+)/g);
  expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
});

test("each of README's first commands does everything on a fresh machine", () => {
  const [first = ""] = matches(read("README.md"), /^```sh\n(.*?)^```$/gms);
  expect(first.trim().split("\n")).toEqual(["npm ci && npm start", "npm ci && npm test"]);
  for (const name of ["start", "test"] as const) expect(manifest.scripts[name]).toMatch(/^npm run build && /);
});

test("docs/environment.md lists the environment variables that something reads", () => {
  const sources = list("*.ts", "*.tsx", "*.js", "*.mjs").map(read);
  const found = new Set(sources.flatMap((source) => matches(source, /\benv\.([A-Z][A-Z_]+)/g)));
  // Variables of the system.
  for (const name of ["PATH", "TZ"]) found.delete(name);
  expect(matches(read("docs/environment.md"), /^\| `([A-Z_]+)`/gm).sort()).toEqual([...found].sort());
});

test("every development package has its reason, and every reason its package", () => {
  const [table = ""] = /^\|.*(\n\|.*)+/m.exec(read("docs/decisions/0001-development-packages.md")) ?? [];
  const listed = table.split("\n").flatMap((row) => codeSpans(row.split("|")[1] ?? ""));
  expect(listed.sort()).toEqual(Object.keys(manifest.devDependencies).sort());
});

test("README promises the browsers that the build is made for", () => {
  const [, promised = ""] = /^\| (Chrome .*), or later \|/m.exec(read("README.md")) ?? [];
  expect(promised.toLowerCase().split(", ")).toEqual(manifest.browserslist);
});
