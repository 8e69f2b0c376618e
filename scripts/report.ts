/** npm run report: a page for marketers on how the exported pages are found and shared. */
import { resolve } from "node:path";
import { writeReport } from "./report/write.ts";
import { main } from "./tools/main.ts";

main(async () => {
  console.log("Reading the pages in out/ …");
  console.log(`Written: ${resolve(await writeReport())}`);
  return 0;
});
