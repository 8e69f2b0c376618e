import { cpSync } from "node:fs";
import { checkContent, loadContent } from "./content/content-check.ts";
import { readFacts } from "./deploy/facts.ts";
import { chosenOptions, options } from "./deploy/options.ts";
import { listSamples } from "./deploy/samples.ts";
import { valuesInForce } from "./deploy/values.ts";
import { rehearse, workerName } from "./deploy/wrangler.ts";
import { collectPhotos } from "./photos/photo-check.ts";
import { cdnFiles } from "./post-build/cdn-files.ts";
import { buildSite, readEnvironment } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { listFiles, withTemporaryFolder } from "./tools/files.ts";
import { Problem } from "./tools/problem.ts";

/*
 * Builds the site, sends it to Cloudflare, and compares what is published with what was sent (docs/deploying.md). --dry-run
 * sends nothing, and lists the reasons against. --preview publishes a site that search engines do not find, at SITE_URL.
 * --plain leaves out the build steps that only make pages faster.
 */

/** Before `command` adds the variables of .env files. */
const shell = { ...process.env };

command({ options }, async ({ values }) => {
  const { isDryRun, isPlain, stage } = chosenOptions(values, shell);
  await checkContent();
  // Imported here, not above: it reads content/site.ts, whose mistakes the content check reports.
  const { changing, reasonsAgainst, warningsAbout } = await import("./deploy/reasons.ts");
  const facts = await readFacts(stage, shell);
  const worker = await workerName(stage);
  const reasons = reasonsAgainst(facts);
  console.log(`\n${valuesInForce(facts, worker)}\n`);
  print("Take note:", warningsAbout(facts));
  if (reasons.length > 0 && !isDryRun) throw new Problem(list("Nothing was sent:", reasons));

  const build: NodeJS.ProcessEnv = { ...shell, SITE_URL: stage === "preview" ? shell.SITE_URL : "" };
  for (const name of changing) delete build[name];
  // A dry run builds even a site that may not go live yet.
  build.SITE_ENV = reasons.length > 0 ? "local" : stage;
  if (isPlain) build.PLAIN_EXPORT = "1";
  await buildSite(build);
  await withTemporaryFolder("deploy", async (folder) => {
    // A copy, because another build may replace out/ while wrangler asks something.
    cpSync("out", folder, { recursive: true });
    if (isDryRun) return reportDryRun(folder, worker, reasons);
    const { origin } = await readEnvironment(build);
    const { publish } = await import("./deploy/publish.ts");
    await publish(folder, worker, origin, facts.git?.commit ?? "");
  });
});

async function reportDryRun(folder: string, worker: string, reasons: readonly string[]): Promise<void> {
  // wrangler checks its configuration and each file. Its own count includes folders, so it is left out.
  if ((await rehearse(folder, worker)) !== 0) throw new Problem("wrangler would refuse this.");
  // wrangler reads the CDN's configuration, and does not upload it.
  const files = listFiles(folder).filter(({ path }) => !cdnFiles.includes(path));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0).toLocaleString("en");
  const photos = collectPhotos(await loadContent());
  print("Samples, which no check stops:", [
    ...listSamples(),
    `${photos.length} stock photos, not requested here: npm run check:photos.`,
    "Both forms send nothing (docs/deploying.md).",
  ]);
  console.log(`Dry run: nothing was sent. A deployment would send ${files.length} files, ${bytes} bytes.\n`);
  console.log(
    reasons.length > 0
      ? list("A deployment would be refused now:", reasons)
      : "Nothing stands in the way: npm run deploy",
  );
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${list(title, lines)}\n`);
}

function list(title: string, lines: readonly string[]): string {
  return [title, ...lines].join("\n- ");
}
