import { spawn } from "node:child_process";

export interface Outcome {
  /** The exit code; null when it was ended for taking too long. */
  code: number | null;
  /** All that it wrote, to either stream. */
  output: string;
}

/** Longer than any step takes on a slow machine, in milliseconds. */
const patience = 180_000;

/** Runs Node in a folder and answers what came of it. What runs too long is ended. */
export function runNode(
  folder: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...environment(), ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
    // They end in an orderly way, with what they have started.
    const end = () => child.kill("SIGTERM");
    process.once("exit", end);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part) => {
        output += part;
      });
    }
    const timer = setTimeout(end, patience);
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      process.off("exit", end);
      resolve({ code, output });
    });
  });
}

/** This process's variables without Jest's own, which would mislead a Jest or a build within. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, JEST_WORKER_ID: __, NODE_OPTIONS: ___, ...others } = process.env;
  // NODE_ENV may be absent, though Next.js's types say that it never is.
  return others as NodeJS.ProcessEnv;
}
