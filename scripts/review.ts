import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "./tools/cdn-server.ts";
import { exitOnProblem, Problem } from "./tools/problem.ts";

/* Shows what a change does to the site (docs/testing.md#review). Playwright draws, compares and reports: tests/review/. */

/** A folder of .next, which builds keep. */
const cache = ".next/cache/review";
/** The result of Playwright's last run. */
const lastRun = "test-results/review/.last-run.json";

/** The environment without git's own variables, which name another index or repository if a hook runs this. */
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

/** Runs git, but no hooks: those of other tools may fail. */
function git(...args: readonly string[]) {
  return spawnSync("git", ["-c", "core.hooksPath=/dev/null", ...args], { env: gitEnv, encoding: "utf8" });
}

/** Returns git's answer, or undefined if it does not know. */
function askGit(...args: readonly string[]): string | undefined {
  const { status, stdout } = git(...args);
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the id of a commit, or undefined if git has none of this name. */
function commitOf(name: string): string | undefined {
  return askGit("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
}

/** Returns the commit with which the working tree is compared: the given one, or the usual. */
function findBase(given?: string): string {
  // git itself reports a missing repository, or that this folder is another user's.
  const { status, stderr } = git("rev-parse");
  if (status !== 0) throw new Problem(`${stderr ?? ""}Without git, only \`npm run review -- --all\` works.`);
  const base = given ? commitOf(given) : usualBase();
  if (base) return base;
  throw new Problem(
    given
      ? `git knows no commit "${given}".`
      : "git has no commit from before the change. Name one: npm run review -- COMMIT",
  );
}

/**
 * Returns the commit where the branch left `origin/main` (or `main`). If the branch has no commit of its own, that is the last commit
 * if anything is uncommitted, and otherwise the one before.
 */
function usualBase(): string | undefined {
  const head = commitOf("HEAD");
  const fork = askGit("merge-base", "HEAD", commitOf("origin/main") ?? "main");
  if (fork !== head) return fork;
  const isEdited = askGit("status", "--porcelain") !== "";
  return isEdited ? head : commitOf("HEAD~1");
}

/** Runs a command, for the same URL whatever .env says. Its output goes to stderr. Throws a Problem if it fails. */
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
  const name = askGit("log", "-1", "--format=%h %s", commit);
  console.error(`Compared with ${name}`);
  const kept = `${cache}/${commit.slice(0, 12)}`;
  const worktree = `${cache}/worktree`;
  if (existsSync(kept)) return kept;
  try {
    // A review that was stopped leaves a worktree.
    rmSync(worktree, { recursive: true, force: true });
    const { status, stderr } = git("worktree", "add", "--quiet", "--force", "--detach", worktree, commit);
    if (status !== 0) throw new Problem(`git cannot write ${worktree}:\n${stderr}`);
    // In an npm workspace, the site is a folder of the repository.
    const site = join(worktree, askGit("rev-parse", "--show-prefix") ?? "");
    installPackages(site);
    run("npm run build", site);
    for (const path of [".git", ".next", "node_modules"])
      rmSync(join(site, path), { recursive: true, force: true });
    renameSync(site, kept);
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

/** Installs the packages of an earlier site, as hard links if they are today's: Turbopack follows no other. */
function installPackages(folder: string): void {
  const lockfiles = [join(folder, "package-lock.json"), "package-lock.json"].filter((path) =>
    existsSync(path),
  );
  const [then, now] = lockfiles.map((path) => readFileSync(path, "utf8"));
  // Windows has no cp, and links do not reach another disk.
  const isLinked = then === now && spawnSync("cp", ["-al", "node_modules", folder]).status === 0;
  if (!isLinked) run("npm ci", folder);
}

/** Draws and compares all differences from a build; without one, draws everything. Returns whether everything is equal. */
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
