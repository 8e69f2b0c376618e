import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Server, startServer } from "../engine/server.ts";
import type { Nginx } from "./find.ts";
import { prepareForNginx } from "./prepare.ts";

/** Serves an export with nginx as this user, all of its files in `folder`, and waits until it answers. */
export async function startNginx(nginx: Nginx, folder: string, port: number, out = "out"): Promise<Server> {
  const listen = `127.0.0.1:${port}`;
  const { lines } = await prepareForNginx(folder, { listen, brotli: nginx.brotliModule !== undefined }, out);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, wholeConfig(nginx, folder, lines));
  const child = spawn(nginx.path, ["-e", "stderr", "-p", folder, "-c", file], {
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return startServer("nginx", child, `http://${listen}`);
}

/** A configuration for a run of its own: nothing outside `folder` is read or written. */
function wholeConfig({ brotliModule }: Nginx, folder: string, site: readonly string[]): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  mkdirSync(join(folder, "temporary"), { recursive: true });
  return [
    ...(brotliModule ? [`load_module ${brotliModule};`] : []),
    "daemon off;",
    // Started by root, the workers would be nobody's, who may not read a folder of root's.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "worker_processes auto;",
    `pid "${join(folder, "nginx.pid")}";`,
    "events { worker_connections 1024; }",
    "http {",
    "  access_log off;",
    ...temporary.map((name) => `  ${name}_temp_path "${join(folder, "temporary", name)}";`),
    ...site.map((line) => `  ${line}`),
    "}",
    "",
  ].join("\n");
}
