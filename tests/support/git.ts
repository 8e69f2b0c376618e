import { spawnSync } from "node:child_process";

/** Returns the environment for git, and for scripts that run it: without git's own variables, by which a hook names its repository. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const { stdout } = spawnSync("git", ["rev-parse", "--local-env-vars"], { encoding: "utf8" });
  const names = stdout.split("\n");
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name)));
}
