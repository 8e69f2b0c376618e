import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPages } from "../lib/build/registry.ts";
import { writeReadmePictures } from "./report/readme-pictures.ts";
import { writeReport } from "./report/write.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/server.ts";
import { sourceHash } from "./tools/source-hash.ts";

// With --readme, takes README's pictures of the last build instead of writing the report.
command({ options: { readme: { type: "boolean" } } }, async ({ values: { readme } }) => {
  requireSite("to report on");
  if (!readFileSync("out/index.txt", "utf8").includes(sourceHash(process.env)))
    throw new Problem(
      "out/ is not a build of the content and code as they are now. Run `npm run build` first.",
    );
  const pages = await loadPages();
  const files = readme ? await writeReadmePictures(pages) : [await writeReport(pages)];
  console.log(`\nWritten: ${files.map((file) => resolve(file)).join(", ")}`);
});
