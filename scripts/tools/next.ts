import { runPackage } from "./run.ts";

/** Runs a command of Next.js, which tells nobody about it. Answers its exit code. */
export function runNext(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return runPackage("next", args, { ...env, NEXT_TELEMETRY_DISABLED: "1" });
}
