import { spawnSync } from "node:child_process";
import type { Browser } from "./find.ts";

/** A browser's version as it tells it itself, such as "156.0.8078.79"; undefined when it does not. */
export function browserVersion({ path }: Browser): string | undefined {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return /\d+(\.\d+){3}/.exec(stdout ?? "")?.[0];
}
