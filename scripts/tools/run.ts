import { constants } from "node:os";
import { x } from "tinyexec";

/**
 * Runs the command of an installed package, such as "next", in this terminal. Returns its exit code. A SIGTERM or SIGHUP
 * to this process is passed on; Ctrl-C reaches the child from the terminal itself.
 */
export async function run(
  command: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const child = x(command, [...args], { nodeOptions: { stdio: "inherit", env } });
  const passOn = (signal: NodeJS.Signals) => {
    if (signal !== "SIGINT") child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, passOn);
  try {
    const { exitCode } = await child;
    // The shell's conventions for a command that a signal ended, and for one that is not there.
    return exitCode ?? 128 + constants.signals[(child.signalCode as NodeJS.Signals | null) ?? "SIGTERM"];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return 127;
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, passOn);
  }
}

/** Runs a command of Next.js without its telemetry. Returns its exit code. */
export function runNext(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return run("next", args, { ...env, NEXT_TELEMETRY_DISABLED: "1" });
}
