import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import nextEnv from "@next/env";
import { site } from "../../content/site.ts";
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
  git?: GitFacts | undefined;
  lock: Lock;
  installed: Lock;
}

interface GitFacts {
  /** The short hash and the subject of the commit. */
  commit: string;
  /** Lines of `git status --short`. */
  uncommitted: readonly string[];
  /** Paths in public/ that git does not have. */
  unknown: readonly string[];
}

/** Reads the facts of this folder and this shell. */
export function readFacts(stage: Facts["stage"], shell: Facts["shell"]): Facts {
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd());
  return {
    stage,
    shell,
    envFiles: Object.fromEntries(loadedEnvFiles.map(({ path, env }) => [path, Object.keys(env)])),
    site,
    publicFiles: listFiles("public").map(({ path }) => path),
    git: readGit(),
    lock: JSON.parse(readFileSync("package-lock.json", "utf8")),
    installed: JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")),
  };
}

function readGit(): GitFacts | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    return {
      commit: git("log", "-1", "--format=%h %s").trim(),
      uncommitted: git("status", "--short").split("\n").filter(Boolean),
      unknown: git("-C", "public", "ls-files", "--others", "-z").split("\0").filter(Boolean),
    };
  } catch {
    // No program, no repository, or no commit: a reason against any deployment (reasons.ts).
    return undefined;
  }
}
