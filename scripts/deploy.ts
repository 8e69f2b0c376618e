/** npm run deploy: builds the site for production and sends it. With --dry-run, shows what would be sent. */
import { parseArgs } from "node:util";
import { checkContent } from "./content/check.ts";
import { publishedSummary } from "./edge/summary.ts";
import { wranglerEnvironment } from "./engine/wrangler.ts";
import { buildSite } from "./tools/build-site.ts";
import { readEnvironment } from "./tools/environment.ts";
import { main } from "./tools/main.ts";
import { Problem } from "./tools/problem.ts";
import { runPackage } from "./tools/run.ts";

main(async () => {
  const dryRun = readArguments();
  const env = { ...process.env, SITE_ENV: "production" };
  const contentCode = await checkContent();
  if (contentCode !== 0) return contentCode;
  const refusals = await refusalsOf(env);
  if (refusals.length > 0 && !dryRun) throw new Problem(["Nothing was sent.", ...refusals].join(" "));
  const code = await buildSite(refusals.length > 0 ? { ...env, SITE_ENV: "local" } : env);
  if (code !== 0) return code;
  if (!dryRun) return runPackage("wrangler", ["deploy"], wranglerEnvironment());

  console.log("\nDry run: nothing is sent. A deployment would send:");
  for (const line of publishedSummary("out")) console.log(`  ${line}`);
  const wranglerCode = await runPackage("wrangler", ["deploy", "--dry-run"], wranglerEnvironment());
  if (refusals.length > 0) console.log(`\n${["A real deploy would be refused now.", ...refusals].join(" ")}`);
  return wranglerCode;
});

function readArguments(): boolean {
  try {
    return parseArgs({ options: { "dry-run": { type: "boolean", default: false } } }).values["dry-run"];
  } catch (error) {
    throw new Problem(
      `${(error as Error).message}. The only option is --dry-run: npm run deploy -- --dry-run`,
    );
  }
}

/** Why the site may not go live from here: a reason for each placeholder that stands where visitors would use it. */
async function refusalsOf(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  // Imported here, not above: a mistake in content/site.ts is the content check's to tell.
  const { site } = await import("../content/site.ts");
  const { leadsNowhere } = await import("./post-build/export-checks/origin.ts");
  const mail = `email in content/site.ts is ${site.email}, which nobody can write to: name the real one.`;
  return [...(await wrongEnvironment(env)), ...(leadsNowhere(`mailto:${site.email}`) ? [mail] : [])];
}

async function wrongEnvironment(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  try {
    await readEnvironment(env);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
