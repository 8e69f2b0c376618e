import { type ChildProcess, spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/*
 * wrangler starts processes of its own (workerd, esbuild). A child that was spawned `detached` leads a
 * process group, and signalling the group reaches all of them, even when wrangler itself has died.
 */

/** Ends a child with everything it started: asked first, forced after five seconds. */
export async function endGroup(child: ChildProcess): Promise<void> {
  signalGroup(child, "SIGTERM");
  for (let waited = 0; groupLives(child) && waited < 5_000; waited += 50) await wait(50);
  forceGroup(child);
}

/** Ends a child with everything it started, at once. */
export function forceGroup(child: ChildProcess): void {
  signalGroup(child, "SIGKILL");
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore" });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in the group.
  }
}

function groupLives({ pid }: ChildProcess): boolean {
  if (pid === undefined || process.platform === "win32") return false;
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}
