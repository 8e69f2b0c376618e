import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { pageRedirects } from "../../lib/redirects.ts";
import { loadPages } from "../../lib/registry.ts";
import { headerRules } from "../../lib/security-headers.ts";
import { brotli } from "../budgets/brotli.ts";
import { unpublished } from "../edge/published.ts";
import { hashedFiles } from "../post-build/policy/step.ts";
import { listFiles } from "../tools/files.ts";
import { isCompressible, nginxSite } from "./config.ts";

export interface Prepared {
  /** The folder with the files. */
  root: string;
  /** The lines that serve it, for nginx's `http` block. */
  lines: readonly string[];
}

interface Options {
  listen: string;
  brotli: boolean;
}

/**
 * Copies the export to `folder`/site with a smaller copy beside each text (gzip and brotli, as small as they go), and
 * answers the configuration that serves it.
 */
export async function prepareForNginx(
  folder: string,
  { listen, brotli: hasBrotli }: Options,
  out = "out",
): Promise<Prepared> {
  const root = resolve(folder, "site");
  rmSync(root, { recursive: true, force: true });
  cpSync(out, root, { recursive: true, preserveTimestamps: true });
  for (const { path } of listFiles(root).filter(({ path }) => isCompressible(path))) {
    const bytes = readFileSync(join(root, path));
    writeFileSync(join(root, `${path}.gz`), gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
    writeFileSync(join(root, `${path}.br`), await brotli(bytes));
  }
  const routes = (await loadPages()).map(({ path }) => path);
  const lines = nginxSite({
    root,
    listen,
    rules: headerRules(hashedFiles(out)),
    redirects: pageRedirects(routes),
    unpublished: unpublished(out),
    brotli: hasBrotli,
  });
  return { root, lines };
}
