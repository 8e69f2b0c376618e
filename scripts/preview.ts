import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { unwatchFile, watchFile } from "node:fs";
import { createServer } from "node:net";
import { exitOnProblem, Problem } from "./tools/problem.ts";
import { siteFolder, startServer } from "./tools/server.ts";

/* Serves the last build as the CDN does, and then each new one. With --build, it builds first, if the port is free. */

// npm does not pass signals on. On Windows this has no effect, because a process keeps the id of its dead parent.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(), 500).unref();

await exitOnProblem(async () => {
  const chosen = process.env.PORT || "8788";
  await requireFree(Number(chosen)).catch(() => {
    throw new Problem(`Port ${chosen} cannot be used. Choose another: PORT=0 is any free one.`);
  });
  if (process.argv.includes("--build")) {
    const { status } = spawnSync("npm run build", { shell: true, stdio: "inherit" });
    if (status !== 0) process.exit(1);
  }
  for (let port = Number(chosen); ; ) {
    const { url, stop } = await startServer(port);
    console.log(`\nThe site is at ${url}`);
    console.log(`To skip onboarding, run localStorage.hasOnboarded = "true" in the browser's console.\n`);
    await nextBuild();
    await stop();
    port = Number(new URL(url).port);
  }
});

/** Listens at a port for a moment. Throws an error if that is not possible. */
async function requireFree(port: number): Promise<void> {
  const server = createServer().listen(port, "localhost");
  await once(server, "listening");
  server.close();
  await once(server, "close");
}

/** Waits until a build has replaced the site. The server keeps the folder that it has opened, which is gone by then. */
function nextBuild(): Promise<void> {
  const page = `${siteFolder}/index.html`;
  return new Promise((resolve) =>
    watchFile(page, { interval: 500 }, ({ nlink }) => {
      if (nlink === 0) return console.log(`There is no site in ${siteFolder}/ until a build succeeds.`);
      unwatchFile(page);
      resolve();
    }),
  );
}
