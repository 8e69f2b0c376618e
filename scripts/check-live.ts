import { readFileSync } from "node:fs";
import { checkLive } from "./live/check.ts";
import { metaContents, parseHtml } from "./post-build/html.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/server.ts";
import { parseOrigin } from "./tools/site-environment.ts";

/*
 * Compares a published site with out/: the status, headers and bytes of every page and file, the redirects, and what must be
 * missing. Refuses an out/ that was not built for that address, or is a preview, unless --any-build says so.
 */

const config = { options: { "any-build": { type: "boolean" } }, allowPositionals: true } as const;

command(config, async ({ values, positionals: [url = "", ...others] }) => {
  const origin = parseOrigin(url);
  if (origin === undefined || others.length > 0)
    throw new Problem(
      `"${[url, ...others].join(" ")}" is not one site's address.\n` +
        "Usage: npm run check:live -- https://www.your-site.com [--any-build]",
    );
  requireSite("to compare with");
  const home = parseHtml(readFileSync("out/index.html", "utf8"));
  const canonical = home.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const isPreview = metaContents(home, "robots").some((content) => content.includes("noindex"));
  if ((isPreview || canonical !== origin) && !values["any-build"])
    throw new Problem(
      `out/ ${isPreview ? "is a preview" : "was built for another address"} (${canonical}): the comparison would say ` +
        "little. To compare nevertheless, add --any-build.",
    );
  await checkLive(origin, "out");
});
