import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/server.ts";

const usage = "npm run check:live -- https://www.your-site.com";

command(
  {
    usage,
    summary:
      "Compares a published site with out/: the status, headers and bytes of every page and file, the redirects, and the " +
      "404 page.",
    allowPositionals: true,
  },
  async ({ positionals: [url, ...others] }) => {
    if (url === undefined || others.length > 0)
      throw new Problem(`Name the URL of one published site.\nUsage: ${usage}`);
    // Imported here, not above, because it reads content/site.ts, and the content check reports mistakes in that.
    const { parseOrigin } = await import("../lib/build/environment.ts");
    const origin = parseOrigin(url);
    if (origin === undefined)
      throw new Problem(
        `"${url}" is not a site's URL. Name one such as https://www.your-site.com, without a path.`,
      );
    requireSite("to compare with");
    const { checkLive } = await import("./live/check.ts");
    await checkLive(origin);
  },
);
