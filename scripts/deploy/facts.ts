import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import nextEnv from "@next/env";
import type { Lock } from "../lock/problems.ts";
import { listFiles } from "../tools/files.ts";

/** What a deployment depends on, besides the sources. */
export interface Facts {
  stage: "production" | "preview";
  /** The variables of this shell, without those of .env files. */
  shell: Readonly<Record<string, string | undefined>>;
  /** The names of the variables in each .env file, which Next.js and wrangler read by themselves. */
  envFiles: Readonly<Record<string, readonly string[]>>;
  /** Of content/site.ts. */
  site: { origin: string; email: string };
  /** Paths in public/, all of which are published. */
  publicFiles: readonly string[];
  /** Undefined where git knows nothing of this folder. */
  git: GitFacts | undefined;
  lock: Lock;
  installed: Lock;
}

interface GitFacts {
  /** The short hash and the subject of the commit. */
  commit: string;
  /** Lines of `git status --short`. */
  uncommitted: readonly string[];
  /** Paths in public/ that git has. */
  publicFiles: readonly string[];
}

/** Reads the facts of this folder and this shell. */
export async function readFacts(stage: Facts["stage"], shell: Facts["shell"]): Promise<Facts> {
  // Imported here, not above, so that the content check is what reports a mistake in content/site.ts.
  const { site } = await import("../../content/site.ts");
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd());
  return {
    stage,
    shell,
    envFiles: Object.fromEntries(loadedEnvFiles.map(({ path, env }) => [path, Object.keys(env)])),
    site,
    publicFiles: listFiles("public").map(({ path }) => path),
    git: readGit(),
    lock: readLock("package-lock.json"),
    installed: readLock("node_modules/.package-lock.json"),
  };
}

function readGit(): GitFacts | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const lines = (text: string) => text.split("\n").filter(Boolean);
  try {
    return {
      commit: git("log", "-1", "--format=%h %s").trim(),
      uncommitted: lines(git("status", "--short")),
      publicFiles: git("-C", "public", "ls-files", "-z").split("\0"),
    };
  } catch {
    // No program, no repository, or no commit: a reason against any deployment (reasons.ts).
    return undefined;
  }
}

function readLock(file: string): Lock {
  return JSON.parse(readFileSync(file, "utf8"));
}
