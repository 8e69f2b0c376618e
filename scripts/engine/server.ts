import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "../tools/problem.ts";
import { endGroup, forceGroup } from "./process-group.ts";

export interface Server {
  /** Where it answers, without a slash at the end. */
  address: string;
  /** Settles when the server has ended, for whatever reason, with the last that it said. */
  ended: Promise<string>;
  /** Of the process that leads its group. */
  pid: number | undefined;
  stop: () => Promise<void>;
}

const startSeconds = 60;

/**
 * Waits until a server that was just spawned, as the leader of a process group, answers at its address. It ends with
 * this process. `name` is what messages call it, such as "The engine".
 */
export async function startServer(name: string, child: ChildProcess, address: string): Promise<Server> {
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
    throw new Problem(`${name} did not start.\n${words()}`);
  }
  return { address, ended, pid: child.pid, stop };
}

/** Asks until the server answers; false when it has ended or takes too long. */
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
 * Keeps the last that the server said. It is worth showing when the server fails, and only then: a visitor's
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
