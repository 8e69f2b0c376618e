import { command } from "./tools/command.ts";
import { run, runNext } from "./tools/run.ts";

command(
  { usage: "npm run typecheck", summary: "Checks the types of routes, then of everything." },
  async () => (await runNext(["typegen"])) || run("tsc", ["--noEmit"]),
);
