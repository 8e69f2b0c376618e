import { resolve } from "node:path";
import { loadPages } from "../lib/registry.ts";
import { writeReport } from "./report/write.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";

command(
  {
    usage: "npm run report [-- --pages /pricing,/about]",
    summary: `Writes report/index.html: what visitors, search engines and social networks see of the site as last built.

--pages     takes new pictures of these pages only`,
    options: { pages: { type: "string" } },
  },
  async ({ values }) => {
    const pages = await loadPages();
    const paths = values.pages?.split(",").map((path) => path.trim());
    const known = pages.map(({ path }) => path as string);
    const unknown = paths?.filter((path) => !known.includes(path)) ?? [];
    if (unknown.length > 0)
      throw new Problem(`There is no page "${unknown.join('", "')}". The pages are: ${known.join(", ")}.`);
    console.log(`\nWritten: ${resolve(await writeReport(pages, paths))}`);
    return 0;
  },
);
