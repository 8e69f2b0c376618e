/**
 * npm run export:nginx -- FOLDER: out/ with compressed copies, and the configuration that serves it with nginx.
 * `--brotli` where that nginx has the module for it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { prepareForNginx } from "./nginx/prepare.ts";
import { main } from "./tools/main.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/require-site.ts";

main(async () => {
  const { folder, brotli } = readArguments();
  requireSite("to export");
  mkdirSync(folder, { recursive: true });
  const { root, lines } = await prepareForNginx(folder, { listen: "80", brotli });
  const file = join(folder, "site.conf");
  writeFileSync(file, `${lines.join("\n")}\n`);
  console.log(`The files are in ${root}. Include ${file} in nginx's http block.`);
  return 0;
});

function readArguments(): { folder: string; brotli: boolean } {
  const usage = "Name the one folder to write to: npm run export:nginx -- /srv/upwell [--brotli]";
  try {
    const options = { brotli: { type: "boolean", default: false } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) throw new Problem(usage);
    return { folder, brotli: values.brotli };
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(`${(error as Error).message}. ${usage}`);
  }
}
