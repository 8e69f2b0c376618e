/** npm run typecheck: the types of routes, then of everything. */
import { main } from "./tools/main.ts";
import { runNext } from "./tools/next.ts";
import { runPackage } from "./tools/run.ts";

main(async () => (await runNext(["typegen"])) || runPackage("typescript", ["--noEmit"]));
