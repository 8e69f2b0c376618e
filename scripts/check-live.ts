import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/server.ts";

/*
 * Compares a published site with out/: the status, headers and bytes of every page and file, the redirects, and what must be
 * missing. Refuses an out/ that was not built for that address, or is a preview, unless --any-build says so.
 */

const usage = "Usage: npm run check:live -- https://www.your-site.com [--any-build]";

command(
  { options: { "any-build": { type: "boolean" } }, allowPositionals: true },
  async ({ values, positionals: [url, ...others] }) => {
    if (url === undefined || others.length > 0)
      throw new Problem(`Name the URL of one published site.\n${usage}`);
    // Imported here, not above: they read content/site.ts, whose mistakes the content check reports.
    const { parseOrigin } = await import("../lib/build/environment.ts");
    const { differencesOf } = await import("./live/check.ts");
    const { describeDifferences } = await import("./live/compare.ts");
    const { otherBuild } = await import("./live/other-build.ts");
    const origin = parseOrigin(url);
    if (origin === undefined) throw new Problem(`"${url}" is not a site's URL, or has a path.\n${usage}`);
    requireSite("to compare with");
    const wrong = otherBuild("out", origin);
    if (wrong !== undefined && !values["any-build"])
      throw new Problem(
        `${wrong}: the comparison would say little. To compare nevertheless, add --any-build.`,
      );
    const differences = await differencesOf(origin, "out");
    if (differences.length > 0)
      throw new Problem(
        `${describeDifferences(differences)}\n${origin} differs from out/ in ${differences.length} ways. If it was deployed within ` +
          "the last minute, check again. If out/ was built since, deploy it or build the published version. Cloudflare's own " +
          "changes to pages are listed in docs/deploying.md.",
      );
    console.log("No differences.");
  },
);
