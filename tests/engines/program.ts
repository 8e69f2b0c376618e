import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";

// By default a signal ends a process without "exit", the event that ends its programs.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

/** Starts a program, which ends with this process at the latest. Prints its errors. */
export function startProgram(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const program = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => program.kill());
  return program;
}

/** Ends a program, and waits until it has. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

/** Returns a program's first output. Throws when it ends without any. */
export function firstWords(program: ChildProcess): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    program.stdout?.once("data", resolve);
    program.once("exit", (code) => reject(new Error(`${program.spawnfile} ended with code ${code}.`)));
  });
}
