import { spawnSync } from "node:child_process";

/** Returns the environment for git, and for scripts that run it: without git's own variables, by which a hook names its repository. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const environment = { ...process.env };
  const { stdout } = spawnSync("git", ["rev-parse", "--local-env-vars"], { encoding: "utf8" });
  for (const name of stdout.split("\n")) delete environment[name];
  return environment;
}
