import { execFile, execFileSync } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Problem } from "../tools/problem.ts";
import { siteEnvironment } from "../tools/site-environment.ts";

/** Where `next build` removes nothing. Each base has a folder with its export. */
const folder = ".next/cache/review";
const worktree = `${folder}/worktree`;

/** Runs git. Throws a Problem with its own message. */
function git(args: readonly string[], cwd = "."): string {
  try {
    return execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    throw new Problem(code === "ENOENT" ? "git is not installed." : `git: ${stderr?.trim()}`);
  }
}

/**
 * Returns the commit with which the working tree is compared: the given one, or where the branch left `origin/main` (or `main`).
 * Where that is the last commit, it is that one if anything is uncommitted, and otherwise the one before.
 */
export function findBase(given?: string, cwd?: string): string {
  const commit = (name: string) => {
    try {
      return git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`], cwd);
    } catch {
      return undefined;
    }
  };
  try {
    git(["rev-parse", "--git-dir"], cwd);
  } catch (error) {
    throw new Problem(
      `There is nothing to compare with (${(error as Error).message}). \`npm run review -- --all\` needs no git.`,
    );
  }
  const head = commit("HEAD");
  const main = commit("origin/main") ?? commit("main");
  const isEdited = () => git(["status", "--porcelain"], cwd) !== "";
  const fork = head && main && git(["merge-base", head, main], cwd);
  const base = given ? commit(given) : fork !== head ? fork : isEdited() ? head : commit("HEAD~1");
  if (base) return base;
  throw new Problem(
    given
      ? `git knows no commit "${given}". A branch, a tag or the beginning of a commit's hash names one.`
      : "There is no earlier commit. Name one that git has: npm run review -- COMMIT. A shallow clone has only the last ones.",
  );
}

/** Returns a commit's short hash and subject. */
export const describe = (commit: string): string => git(["log", "-1", "--format=%h %s", commit]);

/** Runs an npm command. Throws a Problem with the last lines of its output. */
export async function npm(args: readonly string[], cwd = "."): Promise<void> {
  // Another npm than the one that runs this may be first in PATH, and Windows starts no npm.cmd.
  const { npm_execpath: path } = process.env;
  const [file, first] = path ? [process.execPath, [path]] : ["npm", []];
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(file, [...first, ...args], options).catch(({ stdout, stderr }) => {
    const lines = `${stdout}\n${stderr}`.split("\n").filter((line) => line.trim() !== "");
    throw new Problem(`npm ${args.join(" ")} failed:\n\n${lines.slice(-30).join("\n")}`);
  });
}

/**
 * Exports a commit, or takes the export that an earlier review has kept. Returns its folder, which has the site in `out` and
 * what its content makes of the scenarios in `scenarios.json`. Throws a Problem if it does not build.
 */
export async function exportBase(commit: string): Promise<string> {
  const { origin, stage } = siteEnvironment();
  const kept = `${folder}/${commit.slice(0, 12)}-${stage}-${new URL(origin).host.replace(":", "-")}`;
  if (existsSync(`${kept}/out`)) return kept;
  const removeWorktree = () => {
    rmSync(worktree, { recursive: true, force: true });
    git(["worktree", "prune"]);
  };
  // A review that was stopped leaves one.
  removeWorktree();
  try {
    git(["worktree", "add", "--force", "--detach", worktree, commit]);
    const lockfile = (place: string) => readFileSync(join(place, "package-lock.json"), "utf8");
    if (lockfile(worktree) === lockfile(".")) linkPackages();
    else await npm(["ci"], worktree);
    await npm(["run", "build"], worktree);
    mkdirSync(kept, { recursive: true });
    writeFileSync(`${kept}/scenarios.json`, scenariosOf(worktree));
    renameSync(`${worktree}/out`, `${kept}/out`);
    return kept;
  } finally {
    removeWorktree();
  }
}

/** Gives the worktree the packages of the project. As hard links, because Turbopack follows no link out of a project. */
function linkPackages(): void {
  const link = (from: string, to: string) => {
    mkdirSync(to);
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) link(source, target);
      // .cache belongs to tools, and .bin has links, which are linked like files.
      else linkSync(source, target);
    }
  };
  link("node_modules", join(worktree, "node_modules"));
}

/** Returns the scenarios as JSON, with the labels of that time. A base from before there were scenarios has none. */
function scenariosOf(cwd: string): string {
  const script = `
    import { pages } from "./lib/site/registry.ts";
    import { allScenarios } from "./tests/scenarios/list.ts";
    console.log(JSON.stringify(allScenarios(pages)));`;
  try {
    const args = ["--import", "tsx", "--input-type=module", "--eval", script];
    return execFileSync(process.execPath, args, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch {
    return "[]";
  }
}
