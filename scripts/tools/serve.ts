import { startServer } from "./server.ts";

/** Serves out/ on a port until Ctrl-C or another signal to end. Returns the exit code. */
export async function serve(port: number): Promise<number> {
  const asked = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, resolve);
  });
  const server = await startServer(port);
  console.log(`\nThe site is at ${server.url}\nCtrl-C stops it.\n`);
  await asked;
  await server.stop();
  return 0;
}
