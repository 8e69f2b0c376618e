import { checkContent } from "./content/content-check.ts";
import { cdnFiles } from "./post-build/cdn-files.ts";
import { buildSite, readEnvironment } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { listFiles } from "./tools/files.ts";
import { Problem } from "./tools/problem.ts";
import { run } from "./tools/run.ts";
import { wranglerEnvironment } from "./tools/server.ts";

const about = {
  usage: "npm run deploy [-- --dry-run]",
  summary: `Builds the site for production, sends it to Cloudflare with the configuration of wrangler.jsonc, and compares what is
published with out/. Sends nothing when the build fails. With --dry-run, counts what would be sent, lists the reasons
why the site must not go live yet, and sends nothing.`,
  options: { "dry-run": { type: "boolean", default: false } },
} as const;

command(about, async ({ values }) => {
  const dryRun = values["dry-run"];
  await checkContent();
  const env = { ...process.env, SITE_ENV: "production" };
  const reasons = await reasonsAgainst(env);
  if (reasons.length > 0 && !dryRun) throw new Problem(["Nothing was sent:", ...reasons].join("\n- "));
  // A dry run counts the files even if the site may not go live yet.
  await buildSite(reasons.length > 0 ? { ...env, SITE_ENV: "local" } : env);
  const wrangler = (level: string, ...args: readonly string[]) =>
    run("wrangler", ["deploy", ...args], { ...process.env, ...wranglerEnvironment, WRANGLER_LOG: level });
  if (!dryRun) {
    const code = await wrangler("log");
    if (code !== 0) return code;
    const { differencesOf } = await import("./live/check.ts");
    const { describeDifferences } = await import("./live/compare.ts");
    const differences = await differencesOf((await readEnvironment(env)).origin, "out");
    console.log(differences.length > 0 ? describeDifferences(differences) : "No differences.");
    return differences.length > 0 ? 1 : 0;
  }

  // wrangler checks its configuration and each file. Its own count includes folders, so it is left out.
  const code = await wrangler("warn", "--dry-run");
  if (code !== 0) return code;
  // wrangler reads the CDN's configuration, and does not upload it.
  const files = listFiles("out").filter(({ path }) => !cdnFiles.includes(path));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0).toLocaleString("en");
  console.log(`\nDry run: nothing was sent. A deployment would send ${files.length} files, ${bytes} bytes.`);
  console.log(
    reasons.length > 0
      ? `\n${["A deployment would be refused now:", ...reasons].join("\n- ")}`
      : "Nothing stands in the way: npm run deploy",
  );
  return 0;
});

/** Returns the reasons why the site must not go live yet: one for each placeholder that visitors would see. */
async function reasonsAgainst(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  // Imported here, not above, so that the content check is what reports a mistake in content/site.ts.
  const { site } = await import("../content/site.ts");
  const { isPlaceholderUrl } = await import("./post-build/export-checks/markup.ts");
  const reasons: string[] = [];
  await readEnvironment(env).catch((error) => {
    if (!(error instanceof Problem)) throw error;
    reasons.push(error.message);
  });
  if (isPlaceholderUrl(`mailto:${site.email}`))
    reasons.push(`email in content/site.ts is ${site.email}, which does not exist: write the real one.`);
  return reasons;
}
