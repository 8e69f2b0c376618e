import { resolve } from "node:path";
import { loadPages } from "../lib/build/registry.ts";
import { writeReadmePictures } from "./report/readme-pictures.ts";
import { writeReport } from "./report/write.ts";
import { command } from "./tools/command.ts";
import { requireSite } from "./tools/server.ts";

// With --readme, takes README's pictures of the last build instead of writing the report.
command({ options: { readme: { type: "boolean" } } }, async ({ values: { readme } }) => {
  requireSite("to report on");
  const pages = await loadPages();
  const files = readme ? await writeReadmePictures(pages) : [await writeReport(pages)];
  console.log(`\nWritten: ${files.map((file) => resolve(file)).join(", ")}`);
});
