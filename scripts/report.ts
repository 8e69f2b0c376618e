/** npm run report: a folder for marketers on what visitors, search engines and social networks see of the built site. */
import { resolve } from "node:path";
import { loadPages } from "../lib/registry.ts";
import { readArguments, usage } from "./report/arguments.ts";
import { takeReadmePictures } from "./report/readme.ts";
import { writeReport } from "./report/write.ts";
import { main } from "./tools/main.ts";
import { requireSite } from "./tools/require-site.ts";

main(async () => {
  const pages = await loadPages();
  const { help, readme, paths } = readArguments(
    process.argv.slice(2),
    pages.map(({ path }) => path),
  );
  if (help) {
    console.log(usage);
    return 0;
  }
  requireSite("to report on");
  if (readme) await takeReadmePictures();
  else console.log(`\nWritten: ${resolve(await writeReport(pages, paths))}`);
  return 0;
});
