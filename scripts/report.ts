/**
 * npm run report: a folder for marketers on what visitors, search engines and social networks see of the built site.
 * `-- --pages /pricing,/about` takes new pictures of these pages only; `-- --readme` takes those of README.md instead.
 */
import { resolve } from "node:path";
import { loadPages } from "../lib/registry.ts";
import { readReportArguments } from "./report/arguments.ts";
import { readBuiltSite } from "./report/read.ts";
import { takeReadmePictures } from "./report/readme.ts";
import { writeReport } from "./report/write.ts";
import { main } from "./tools/main.ts";

main(async () => {
  const known = (await loadPages()).map(({ path }) => path);
  const { pages, readme } = readReportArguments(process.argv.slice(2), known);
  if (readme) await takeReadmePictures(await readBuiltSite("out"));
  else console.log(`\nWritten: ${resolve(await writeReport(pages))}`);
  return 0;
});
