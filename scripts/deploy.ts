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
  const refusal = await refusalOf(env);
  if (refusal && !dryRun) throw new Problem(`Nothing was sent. ${refusal}`);
  const code = await buildSite(refusal ? { ...env, SITE_ENV: "local" } : env);
  if (code !== 0) return code;
  if (!dryRun) return runPackage("wrangler", ["deploy"], wranglerEnvironment());

  console.log("\nDry run: nothing is sent. A deployment would send:");
  for (const line of publishedSummary("out")) console.log(`  ${line}`);
  const wranglerCode = await runPackage("wrangler", ["deploy", "--dry-run"], wranglerEnvironment());
  if (refusal) console.log(`\nA real deploy would be refused now. ${refusal}`);
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

/** Why this environment may not go live, if there is a reason. */
async function refusalOf(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  try {
    await readEnvironment(env);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
