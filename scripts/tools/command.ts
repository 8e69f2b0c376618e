import { type ParseArgsConfig, parseArgs } from "node:util";
import { Problem } from "./problem.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

interface Command<Known extends Options> {
  /** Its syntax, such as "npm run report -- [--pages /pricing,/about]". */
  usage: string;
  /** Its effect, in a sentence or two. */
  summary: string;
  /** As `parseArgs` of node:util takes them. */
  options?: Known;
  /** Whether further arguments, without a name, are expected. */
  allowPositionals?: boolean;
}

/**
 * Runs a command of package.json: reads its arguments, answers `--help` without starting anything, and refuses unknown
 * arguments. The job may return an exit code. A Problem prints its message, a bug its stack; both exit with 1.
 */
export async function command<const Known extends Options>(
  { usage, summary, options = {} as Known, allowPositionals = false }: Command<Known>,
  job: (args: ReturnType<typeof parse<Known>>) => Promise<number> | Promise<void>,
): Promise<void> {
  exitWithParent();
  try {
    if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
      console.log(`${usage}\n\n${summary}`);
      return;
    }
    process.exitCode = (await job(parse(options, allowPositionals, usage))) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}

function parse<const Known extends Options>(options: Known, allowPositionals: boolean, usage: string) {
  try {
    return parseArgs({ options, allowPositionals, strict: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message}\nUsage: ${usage}`);
  }
}

/**
 * Ends this process with SIGTERM once its parent is gone. npm may be killed before it can pass the signal on, and what a
 * command has started would continue. (Windows keeps a dead parent's id, so this has no effect there.)
 */
function exitWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}
