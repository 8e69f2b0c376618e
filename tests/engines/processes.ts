import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

// By default a signal ends a process without "exit", the event on which all below depends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(128 + constants.signals[signal]));

/** Starts a program. It ends with this process, and so does all that it has started. */
export function startProgram(command: string, args: readonly string[], env: Record<string, string>): void {
  // Detached: in a process group of its own, which can be ended as a whole.
  const child = spawn(command, args, { detached: true, env: { ...process.env, ...env }, stdio: "ignore" });
  child.unref();
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} did not start.`);
  process.on("exit", () => process.kill(-pid, "SIGTERM"));
}

/** Makes a temporary folder, which goes when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "engines-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
