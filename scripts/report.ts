import { resolve } from "node:path";
import { loadPages } from "../lib/build/registry.ts";
import { writeReport } from "./report/write.ts";
import { command } from "./tools/command.ts";

command(
  {
    usage: "npm run report",
    summary:
      "Writes report/index.html: the last build as visitors, search engines and social networks see it.",
  },
  async () => console.log(`\nWritten: ${resolve(await writeReport(await loadPages()))}`),
);
