import { spawn } from "node:child_process";
import { freePort } from "../../scripts/engine/ports.ts";
import { type Server, startServer } from "../../scripts/engine/server.ts";
import { commandFile } from "../../scripts/tools/packages.ts";

/** Starts the site as `npm run dev` does, on a free port: React then tells what it finds wrong, and runs effects twice. */
export async function startDevelopment(): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [commandFile("next"), "dev", "--port", String(port)], {
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  return startServer("The development server", child, `http://localhost:${port}`);
}
