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
    console.error(isForReader(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Whether an error's message says what to do: a Problem, or an argument that Node's parser refuses. */
function isForReader(error: unknown): error is Error {
  // An error's code may also be a number, as a DOMException's is.
  const { code } = error as { code?: unknown };
  return error instanceof Problem || String(code).startsWith("ERR_PARSE_ARGS");
}

/**
 * Ends this process once its parent is gone: npm passes a signal on to a shell, which ends without passing it on. (Windows
 * keeps a dead parent's id, so this has no effect there.)
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}
