import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { commandFile } from "../tools/packages.ts";
import { Problem } from "../tools/problem.ts";
import { endGroup, forceGroup } from "./process-group.ts";
import { wranglerEnvironment } from "./wrangler.ts";

export interface Engine {
  /** Where it answers, without a slash at the end. */
  address: string;
  /** Settles when the engine has ended, for whatever reason, with the last that it said. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

const startSeconds = 60;

/** Serves out/ on a free port with the engine that serves it live, and waits until it answers. */
export async function startEngine(port: number): Promise<Engine> {
  const address = `http://localhost:${port}`;
  const child = spawnWrangler(port);
  const forceEnd = () => forceGroup(child);
  process.once("exit", forceEnd);
  const words = lastWords(child);
  // Not "close": workerd may outlive wrangler and hold the pipes open.
  const ended = new Promise<string>((resolve) => child.once("exit", () => resolve(words())));
  const stop = async () => {
    await endGroup(child);
    await ended;
    process.off("exit", forceEnd);
  };
  if (!(await becomesReady(address, child))) {
    await stop();
    throw new Problem(`The engine did not start.\n${words()}`);
  }
  return { address, ended, stop };
}

function spawnWrangler(port: number): ChildProcess {
  const options = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
  const quiet = ["--log-level", "error", "--show-interactive-dev-session=false"];
  return spawn(process.execPath, [commandFile("wrangler"), "dev", ...options, ...quiet], {
    // A group of its own, so that ending it ends workerd too.
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
    env: wranglerEnvironment(),
  });
}

/** Asks until the engine answers; false when it has ended or takes too long. */
async function becomesReady(address: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startSeconds * 1_000;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const answer = await fetch(address, { method: "HEAD", signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer) return true;
    await wait(50);
  }
  return false;
}

/**
 * Keeps the last that the engine said. It is worth showing when the engine fails, and only then: a visitor's
 * closed connection makes it complain as well.
 */
function lastWords(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text = (text + chunk).slice(-4_000);
    });
  }
  return () => text.trim();
}
