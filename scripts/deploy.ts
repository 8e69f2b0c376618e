import { cpSync } from "node:fs";
import { checkContent, loadContent } from "./content/check.ts";
import { rehearse, workerName } from "./deploy/wrangler.ts";
import { photosIn } from "./photos.ts";
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

const options = {
  "dry-run": { type: "boolean" },
  plain: { type: "boolean" },
  preview: { type: "boolean" },
} as const;

/** Before `command` adds the variables of .env files. */
const shell = { ...process.env };

command({ options }, async ({ values }) => {
  // npm keeps an option for itself when the second "--" is forgotten.
  const isOn = (name: keyof typeof options) =>
    values[name] || shell[`npm_config_${name.replace("-", "_")}`] === "true";
  const isDryRun = isOn("dry-run");
  const stage = isOn("preview") ? "preview" : "production";
  await checkContent();
  // Imported here, not above: they read content/site.ts, whose mistakes the content check reports.
  const { readFacts } = await import("./deploy/facts.ts");
  const { reasonsAgainst, valuesInForce, warningsAbout } = await import("./deploy/reasons.ts");
  const { publish } = await import("./deploy/publish.ts");

  const facts = readFacts(stage, shell);
  const worker = await workerName(stage);
  const reasons = reasonsAgainst(facts);
  print("In force:", valuesInForce(facts, worker));
  print("Take note:", warningsAbout(facts));
  if (reasons.length > 0 && !isDryRun) throw new Problem(list("Nothing was sent:", reasons));

  const build: NodeJS.ProcessEnv = {
    ...shell,
    // A dry run builds even a site that may not go live yet: as `npm run build` does, so that the report accepts it.
    SITE_ENV: reasons.length > 0 ? "" : stage,
    SITE_URL: stage === "preview" ? shell.SITE_URL : "",
    ...(isOn("plain") && { PLAIN_EXPORT: "1" }),
  };
  await buildSite(build);
  await withTemporaryFolder("deploy", async (folder) => {
    // A copy, because another build may replace out/ while wrangler asks something.
    cpSync("out", folder, { recursive: true });
    if (!isDryRun) {
      const { origin } = await readEnvironment(build);
      return publish(folder, worker, origin, facts.git?.commit ?? "");
    }
    await rehearse(folder, worker);
    print("Samples, which no check stops:", await samples());
    // wrangler reads the CDN's configuration, and does not upload it.
    const files = listFiles(folder).filter(({ path }) => !cdnFiles.includes(path));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0).toLocaleString("en");
    console.log(
      `Dry run: nothing was sent. A deployment would send ${files.length} files, ${bytes} bytes.\n`,
    );
    if (reasons.length > 0) print("A deployment would be refused now:", reasons);
    else console.log("Nothing stands in the way: npm run deploy");
  });
});

/** What is still a sample in the content, by the comments of its files that say so, and elsewhere. */
async function samples(): Promise<string[]> {
  const content = await loadContent();
  return [
    ...content.modules.flatMap(({ file, source }) =>
      (source.match(/^\/\/ Sample .*$/gm) ?? []).map((line) => `${file}: ${line.slice("// ".length)}`),
    ),
    `${photosIn(content).length} stock photos, not requested here: npm run check:photos.`,
    "Both forms send nothing (docs/deploying.md).",
  ];
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${list(title, lines)}\n`);
}

function list(title: string, lines: readonly string[]): string {
  return [title, ...lines].join("\n- ");
}
