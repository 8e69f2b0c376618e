import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts `next dev` on a free port, does a job with its URL, and stops it. Throws its output when it does not start. */
export async function startDevelopmentServer(job: (server: { url: string }) => Promise<void>): Promise<void> {
  const args = ["node_modules/next/dist/bin/next", "dev", "--hostname", "localhost", "--port", "0"];
  const server = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: "development" } });
  const ended = once(server, "exit");
  let output = "";
  server.stderr.on("data", (words) => (output += words));
  const url = new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (words) => {
      output += words;
      const [, found] = /Local:\s+(\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    server.once("exit", () => reject(new Error(`The development server did not start:\n${output}`)));
  });
  try {
    await job({ url: await url });
  } finally {
    server.kill();
    await ended;
  }
}
