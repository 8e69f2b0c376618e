import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "./tools/cdn-server.ts";
import { exitOnProblem, Problem } from "./tools/problem.ts";

/* Shows what a change does to the site (docs/testing.md#review). Playwright draws, compares and reports: tests/review/. */

/** The folder of .next that a build keeps. */
const cache = ".next/cache/review";
/** The result of Playwright's last run. */
const lastRun = "test-results/review/.last-run.json";

/** The environment without the variables that, in a hook, name another index or repository. */
const gitEnv = { ...process.env };
const { stdout: hookVariables } = spawnSync("git", ["rev-parse", "--local-env-vars"], { encoding: "utf8" });
for (const name of hookVariables?.split("\n") ?? []) delete gitEnv[name];

await exitOnProblem(async () => {
  const { commit, isAll, mustBeSame } = readOptions();
  const base = isAll ? undefined : buildBase(findBase(commit), mustBeSame);
  run("npm run build");
  for (const path of ["review", lastRun]) rmSync(path, { recursive: true, force: true });
  const isSame = await draw(base);
  console.log(
    base && isSame ? "Nothing that anybody could notice has changed." : "Report: review/index.html",
  );
  if (mustBeSame && !isSame) process.exitCode = 1;
});

function readOptions() {
  const options = { all: { type: "boolean" }, same: { type: "boolean" } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { all: isAll = false, same: mustBeSame = false } = values;
    const [commit, other] = positionals;
    if (other || (isAll && (mustBeSame || commit))) throw new Error("These options exclude each other.");
    return { commit, isAll, mustBeSame };
  } catch (error) {
    const reason = (error as Error).message.replace(/\. To .*/, ".");
    throw new Problem(`${reason}\nnpm run review [-- [COMMIT] [--same] | -- --all]`);
  }
}

/** Returns what git answers, or undefined if it does not know. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { env: gitEnv, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Returns the commit with which the working tree is compared: the given one, or where the branch left `origin/main` (or `main`).
 * Where the branch has no commit of its own, that is the last commit if anything is uncommitted, and otherwise the one before.
 */
function findBase(given?: string): string {
  // git itself says what it lacks, such as a repository, or that this folder is another user's.
  const { status } = spawnSync("git", ["rev-parse"], { env: gitEnv, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Problem("Without git, only `npm run review -- --all` works.");
  const commit = (name: string) =>
    git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
  const head = commit("HEAD");
  const fork = git("merge-base", "HEAD", commit("origin/main") ?? "main");
  const isEdited = git("status", "--porcelain") !== "";
  const base = given ? commit(given) : fork !== head ? fork : isEdited ? head : commit("HEAD~1");
  if (base) return base;
  throw new Problem(
    given
      ? `git knows no commit "${given}".`
      : "git has no commit from before the change. Name one: npm run review -- COMMIT",
  );
}

/** Runs a command, whose output goes to stderr, for the same address whatever .env says. Throws a Problem if it fails. */
function run(command: string, cwd = "."): void {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", SITE_ENV: "", SITE_URL: "" };
  const { status } = spawnSync(command, { cwd, env, shell: true, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Problem(`\n${command} failed: see above.`);
}

/**
 * Builds a commit, or takes the build that an earlier review has kept. Returns its folder, which has the sources, and the site in
 * out/; or, after a message, undefined if it does not build.
 */
function buildBase(commit: string, mustBuild: boolean): string | undefined {
  const name = git("log", "-1", "--format=%h %s", commit);
  console.error(`Compared with ${name}`);
  const kept = `${cache}/${commit.slice(0, 12)}`;
  const worktree = `${cache}/worktree`;
  if (existsSync(kept)) return kept;
  try {
    // A review that was stopped leaves a worktree.
    rmSync(worktree, { recursive: true, force: true });
    if (git("worktree", "add", "--force", "--detach", worktree, commit) === undefined)
      throw new Problem(`git cannot write ${worktree}. Is the disk full?`);
    installPackages(worktree);
    run("npm run build", worktree);
    for (const path of [".git", ".next", "node_modules"]) rmSync(`${worktree}/${path}`, { recursive: true });
    renameSync(worktree, kept);
    return kept;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const message = `${error.message}\n${name} does not build.`;
    if (mustBuild) throw new Problem(message);
    console.error(`${message} All pages are shown as they are now.\n`);
    return undefined;
  } finally {
    rmSync(worktree, { recursive: true, force: true });
    // Not `prune`, which forgets worktrees of another disk, or outside of a container, too.
    git("worktree", "remove", "--force", worktree);
  }
}

/** Installs a worktree's packages, as hard links if they are today's: Turbopack follows no other. */
function installPackages(worktree: string): void {
  const [then, now] = [worktree, "."].map((folder) => readFileSync(`${folder}/package-lock.json`, "utf8"));
  const link = () => spawnSync("cp", ["-al", "node_modules", worktree]).status === 0;
  // Windows has no cp, and links do not reach another disk.
  if (then !== now || !link()) run("npm ci", worktree);
}

/** Draws and compares what differs from a build; without one, draws everything. Returns whether everything is equal. */
async function draw(base: string | undefined): Promise<boolean> {
  // Today's scenarios, with the labels of the content from then.
  if (base) cpSync("tests/support", `${base}/tests/support`, { recursive: true });
  const now = await startServer();
  const then = base ? await startServer(0, `${base}/out`) : undefined;
  const env = {
    ...process.env,
    SERVER_URL: now.url,
    ...(base && { REVIEW_BASE: resolve(base), REVIEW_BASE_URL: then?.url }),
  };
  const command = "npx playwright test --config tests/review --pass-with-no-tests";
  await once(spawn(command, { env, shell: true, stdio: ["ignore", "inherit", "inherit"] }), "exit");
  await Promise.all([now.stop(), then?.stop()]);
  const { status, failedTests } = existsSync(lastRun) ? JSON.parse(readFileSync(lastRun, "utf8")) : {};
  if (status !== "passed" && !failedTests?.length)
    throw new Problem("Playwright cannot draw the site: see above.");
  return status === "passed";
}
