import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";

/** The commands of packages as files for Node.js, because node_modules/.bin needs a shell on Windows. */
const packageCommands = {
  next: join("node_modules", "next/dist/bin/next"),
  playwright: join("node_modules", "@playwright/test/cli.js"),
};

/**
 * Runs a program, or the command of an installed package such as "next", in this terminal. Returns its exit code. A SIGTERM
 * or SIGHUP to this process is passed on; Ctrl-C reaches the child from the terminal itself.
 */
export async function run(
  command: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const { [command]: file }: Readonly<Record<string, string>> = packageCommands;
  const [program, ...first] = file ? [process.execPath, file] : [command];
  const child = spawn(program, [...first, ...args], { stdio: "inherit", env });
  const passOn = (signal: NodeJS.Signals) => {
    if (signal !== "SIGINT") child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, passOn);
  try {
    const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals];
    // As a shell does: 128 plus the signal, and 127 for a command that is not found.
    return code ?? 128 + constants.signals[signal];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return 127;
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, passOn);
  }
}
