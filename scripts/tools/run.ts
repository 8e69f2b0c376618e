import { spawn } from "node:child_process";
import { constants } from "node:os";
import { commandFile } from "./packages.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs a command in this terminal, passes signals on to it, and answers its exit code once it has ended. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env });
    const passOn = (signal: NodeJS.Signals) => {
      // A terminal sends Ctrl-C to the child as well; a second one would cut its cleaning up short.
      if (signal !== "SIGINT") child.kill(signal);
    };
    const finish = () => {
      for (const signal of signals) process.off(signal, passOn);
    };
    for (const signal of signals) process.on(signal, passOn);
    child.once("error", (error) => {
      finish();
      reject(error);
    });
    child.once("exit", (code, signal) => {
      finish();
      // The shell's convention for a command that a signal ended.
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** Runs the command of an installed package, such as "next", in this terminal. */
export function runPackage(name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<number> {
  return run(process.execPath, [commandFile(name), ...args], env);
}
