import { loadPages } from "../lib/build/registry.ts";
import { weighSite } from "./budgets/weigh.ts";
import { weightsTable } from "./budgets/weights-table.ts";
import { folderFiles } from "./post-build/files.ts";
import { readSite } from "./post-build/read-site.ts";
import { readEnvironment } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { requireSite } from "./tools/server.ts";

// Prints the weights of the pages in out/ and their differences from another export: --base FOLDER.
command({ options: { base: { type: "string", default: "out" } } }, async ({ values: { base } }) => {
  const routes = (await loadPages()).map(({ path }) => path);
  const environment = await readEnvironment();
  const weigh = (folder: string) => {
    requireSite("to weigh", folder);
    return weighSite(readSite(folderFiles(folder), routes, environment));
  };
  console.log(weightsTable(await weigh("out"), await weigh(base)));
});
