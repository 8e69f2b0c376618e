import { resolve } from "node:path";
import { loadPages } from "../lib/build/registry.ts";
import { writeReport } from "./report/write.ts";
import { command } from "./tools/command.ts";

command(
  {
    usage: "npm run report",
    summary:
      "Writes report/index.html: what visitors, search engines and social networks see of the site as last built.",
  },
  async () => console.log(`\nWritten: ${resolve(await writeReport(await loadPages()))}`),
);
