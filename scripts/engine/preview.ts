import { existsSync } from "node:fs";
import { Problem } from "../tools/problem.ts";
import { startEngine } from "./start.ts";

/** Serves out/ until Ctrl-C. Answers an exit code. */
export async function preview(port: number): Promise<number> {
  if (!existsSync("out/index.html")) {
    throw new Problem(
      "There is no site in out/ yet. Run `npm run build` first, or `npm start`, which builds and serves.",
    );
  }
  // Listening comes first: a Ctrl-C while the engine starts must not leave it behind.
  const askedToStop = untilAskedToStop();
  const engine = await startEngine(port);
  console.log(`\nThe site is at ${engine.address}\nCtrl-C stops it.\n`);
  const end = await Promise.race([askedToStop, engine.ended]);
  await engine.stop();
  if (end !== "asked") throw new Problem(`The engine has stopped by itself.\n${end}`);
  return 0;
}

function untilAskedToStop(): Promise<"asked"> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve("asked"));
  });
}
