import { spawn } from "node:child_process";
import { commandFile } from "../tools/packages.ts";
import { type Server, startServer } from "./server.ts";
import { wranglerEnvironment } from "./wrangler.ts";

/** Serves a folder on a port with the engine that serves it live, and waits until it answers. */
export function startEngine(port: number, folder = "out"): Promise<Server> {
  const options = ["--assets", folder, "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
  const quiet = ["--log-level", "error", "--show-interactive-dev-session=false"];
  const child = spawn(process.execPath, [commandFile("wrangler"), "dev", ...options, ...quiet], {
    // A group of its own, so that ending it ends workerd too.
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
    env: wranglerEnvironment(),
  });
  return startServer("The engine", child, `http://localhost:${port}`);
}
