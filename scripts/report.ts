import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { loadPages } from "../lib/build/registry.ts";
import { summaryOf } from "./report/summary.ts";
import { writeReport } from "./report/write.ts";
import { viewports } from "./scenarios/list.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/server.ts";
import { sourceHash } from "./tools/sources.ts";

/** README's pictures: the top of a report's picture, as high as the window. */
const readmePictures = [
  { file: "docs/images/home.webp", from: "pictures/home-desktop-light.webp", size: viewports.desktop },
  { file: "docs/images/pricing-dark.webp", from: "pictures/pricing-phone-dark.webp", size: viewports.phone },
] as const;

// With --readme, takes README's pictures again, too.
command({ options: { readme: { type: "boolean", default: false } } }, async ({ values: { readme } }) => {
  requireSite("to report on");
  if (!readFileSync("out/index.txt", "utf8").includes(sourceHash(process.env)))
    throw new Problem(
      "out/ is not a local build of the content and code as they are now. Run `npm run build` first.",
    );
  const { folder, changes } = await writeReport(await loadPages());
  console.log(`\nWritten: ${resolve(folder, "index.html")}`);
  for (const { text } of changes ? summaryOf(changes) : []) console.log(`  ${text}`);
  for (const { file, from, size } of readme ? readmePictures : []) {
    await sharp(join(folder, from))
      .extract({ left: 0, top: 0, ...size })
      .toFile(file);
    console.log(`Written: ${file}`);
  }
});
