import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Problem } from "../tools/problem.ts";
import { siteEnvironment } from "../tools/site-environment.ts";

/** The variables by which git's hooks, for example, name a repository, whatever the folder. */
const repositoryVariables = `${spawnSync("git", ["rev-parse", "--local-env-vars"]).stdout}`.split("\n");

/** Runs git in the repository of a folder. Start it in no other way, or a test in a hook may commit to the project itself. */
export function runGit(args: readonly string[], cwd = ".") {
  const env = { ...process.env };
  for (const name of repositoryVariables) delete env[name];
  return spawnSync("git", args, { cwd, env, encoding: "utf8" });
}

/** Returns what git answers, or undefined if it does not know. */
export function git(args: readonly string[], cwd?: string): string | undefined {
  const { status, stdout } = runGit(args, cwd);
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Returns the commit with which the working tree is compared: the given one, or where the branch left `origin/main` (or `main`).
 * Where that is the last commit, it is that one if anything is uncommitted, and otherwise the one before.
 */
export function findBase(given?: string, cwd?: string): string {
  const commit = (name: string) =>
    git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`], cwd);
  if (git(["rev-parse", "--git-dir"], cwd) === undefined)
    throw new Problem(
      "git is missing, or this is no repository. Only `npm run review -- --all` needs no git.",
    );
  const head = commit("HEAD");
  const fork = git(["merge-base", "HEAD", commit("origin/main") ?? "main"], cwd);
  const isEdited = git(["status", "--porcelain"], cwd) !== "";
  const base = given ? commit(given) : fork !== head ? fork : isEdited ? head : commit("HEAD~1");
  if (base) return base;
  throw new Problem(
    given
      ? `git knows no commit "${given}".`
      : "git has no commit from before the change. Name one: npm run review -- COMMIT",
  );
}

/** Runs an npm command. Its output goes to stderr. Throws a Problem if it fails. */
export function npm(command: string, cwd = "."): void {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync(`npm ${command}`, { cwd, env, shell: true, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Problem(`\nnpm ${command} failed: see above.`);
}

/**
 * Exports a commit, or takes the export that an earlier review has kept. Returns its folder, which has the site in `out`, and
 * today's scenarios with the labels of its content in `scenarios.json`. Throws a Problem if it does not build.
 */
export function exportBase(commit: string): string {
  // What a build keeps of .next.
  const folder = ".next/cache/review";
  const settings = JSON.stringify([siteEnvironment(), readFileSync("tests/scenarios/list.ts", "utf8")]);
  const kept = `${folder}/${commit.slice(0, 12)}-${createHash("sha256").update(settings).digest("hex").slice(0, 8)}`;
  if (existsSync(`${kept}/out`)) return kept;
  const worktree = `${folder}/worktree`;
  // A review that was stopped leaves one.
  rmSync(worktree, { recursive: true, force: true });
  try {
    if (git(["worktree", "add", "--force", "--detach", worktree, commit]) === undefined)
      throw new Problem(`git cannot write ${worktree}. Is the disk full?`);
    const lockfile = (place: string) => readFileSync(join(place, "package-lock.json"), "utf8");
    if (lockfile(worktree) === lockfile(".")) linkPackages(worktree);
    else npm("ci", worktree);
    npm("run build", worktree);
    mkdirSync(kept, { recursive: true });
    cpSync("tests/scenarios", `${worktree}/tests/scenarios`, { recursive: true });
    writeFileSync(`${kept}/scenarios.json`, scenariosOf(worktree));
    renameSync(`${worktree}/out`, `${kept}/out`);
    return kept;
  } finally {
    rmSync(worktree, { recursive: true, force: true });
    git(["worktree", "prune"]);
  }
}

/** Copies the packages. As hard links: Turbopack follows no other, and the paths decide the names of chunks. */
function linkPackages(worktree: string): void {
  const filter = (source: string, target: string) => {
    const isFile = lstatSync(source).isFile();
    if (isFile) linkSync(source, target);
    return !isFile;
  };
  cpSync("node_modules", join(worktree, "node_modules"), { recursive: true, verbatimSymlinks: true, filter });
}

/** Returns the scenarios as JSON, or an empty list if the content lacks what they need. */
function scenariosOf(cwd: string): string {
  const script = `
    import { pages } from "./lib/site/registry.ts";
    import { allScenarios } from "./tests/scenarios/list.ts";
    console.log(JSON.stringify(allScenarios(pages)));`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", script];
  return spawnSync(process.execPath, args, { cwd, encoding: "utf8" }).stdout || "[]";
}
