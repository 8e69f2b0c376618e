import { type ParseArgsConfig, parseArgs } from "node:util";
import nextEnv from "@next/env";
import { Problem } from "./problem.ts";

/**
 * Runs a command of package.json: loads `.env` files as Next.js does, and refuses arguments that `config` does not name. The
 * job may return an exit code. A Problem prints its message, a bug its stack; both exit with 1.
 */
export async function command<const Config extends ParseArgsConfig>(
  config: Config,
  job: (args: ReturnType<typeof parseArgs<Config>>) => Promise<number> | Promise<void>,
): Promise<void> {
  endWithParent();
  try {
    nextEnv.loadEnvConfig(process.cwd());
    process.exitCode = (await job(parseArgs(config))) ?? 0;
  } catch (error) {
    console.error(hasReadableMessage(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Whether an error is for the user and no bug: a Problem, or an unknown argument. */
function hasReadableMessage(error: unknown): error is Error {
  // The code of a DOMException is a number.
  const { code } = error as { code?: unknown };
  return error instanceof Problem || String(code).startsWith("ERR_PARSE_ARGS");
}

/**
 * Ends this process when its parent ends. npm sends signals to a shell, which does not pass them on. On Windows this has no
 * effect, because a process keeps the id of its dead parent.
 */
function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}
