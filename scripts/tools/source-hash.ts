import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { listFiles } from "./files.ts";

/** What a build is made of, besides the environment. */
const folders = ["app", "components", "content", "lib", "public", "scripts/post-build"];
const files = ["next.config.ts", "package-lock.json", "postcss.config.mjs"];

/** A short name for what would be built here: the same for the same sources and environment, another for any other. */
export function sourceHash(env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash("sha256");
  const paths = folders.flatMap((folder) => listFiles(folder).map(({ path }) => `${folder}/${path}`));
  for (const path of [...paths, ...files]) hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  return hash
    .update(`${env.SITE_ENV ?? ""}\0${env.SITE_URL ?? ""}\0${env.FORM_ENDPOINT ?? ""}`)
    .digest("hex")
    .slice(0, 16);
}
