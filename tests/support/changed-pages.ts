import { spawnSync } from "node:child_process";
import { parse } from "node:path";

const sources = ["app", "components", "content", "lib", "public"];

/** Returns the lines that git prints: none where it fails, as in a copy of the project without its history. */
function git(...args: readonly string[]): string[] {
  const { stdout } = spawnSync("git", args, { encoding: "utf8" });
  return (stdout ?? "").split("\n").filter((line) => line !== "");
}

const isEntry = (file: string) => /^app\/(.*\/)?(page|layout)\.tsx$/.test(file);

/** Returns the files that import another, but not only its types, or show it as their drawing. git finds them by its name. */
function usersOf(file: string): string[] {
  const uses = `(^(import ([^t]|t[^y])|}).*/|import\\(".*/|art: ")${parse(file).name}(\\.css)?"`;
  return git("grep", "--untracked", "-lE", uses, "--", ...sources);
}

/**
 * Returns the pages and layouts of app/ that differ from the last commit shared with `main`, committed or not: themselves, or
 * the content, components and drawings that they show.
 */
export function changedPages(): ReadonlySet<string> {
  const [base = "HEAD"] = ["origin/main", "main"].flatMap((branch) => git("merge-base", "HEAD", branch));
  const found = new Set([
    ...git("diff", "--name-only", base, "--", ...sources),
    ...git("ls-files", "--others", "--exclude-standard", "--", ...sources),
  ]);
  // A set's loop includes what is added during it. Nothing imports a page.
  for (const file of found) if (!isEntry(file)) for (const user of usersOf(file)) found.add(user);
  return new Set([...found].filter(isEntry));
}
