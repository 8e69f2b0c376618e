import { createHash } from "node:crypto";
import { type FSWatcher, readFileSync, watch } from "node:fs";
import { basename } from "node:path";
import { listFiles } from "./files.ts";

/** The folders of the site's own code and words. */
export const siteFolders = ["app", "components", "content", "lib"];

/** The sources of a build, besides the environment. */
const folders = [...siteFolders, "public", "scripts/post-build"];
const files = ["next.config.ts", "package-lock.json", "package.json", "postcss.config.mjs", "tsconfig.json"];

/** Returns a short hash of the sources of a build and the variables that it reads: Next.js puts NEXT_PUBLIC_… into the code. */
export function sourceHash(env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash("sha256");
  // Hidden files, such as .DS_Store, are an operating system's or an editor's.
  const paths = folders
    .flatMap((folder) => listFiles(folder).map(({ path }) => `${folder}/${path}`))
    .filter((path) => !basename(path).startsWith("."));
  for (const path of [...paths, ...files]) hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  // The site takes an empty SITE_… for none.
  for (const name of Object.keys(env).sort())
    if (name.startsWith("NEXT_PUBLIC_") || (env[name] && ["SITE_ENV", "SITE_URL"].includes(name)))
      hash.update(`${name}=${env[name]}\0`);
  return hash.digest("hex").slice(0, 16);
}

/** Runs a job after files in these folders have changed, once for changes that follow each other closely. Returns the end of it. */
export function onChange(folders: readonly string[], job: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(job, 300);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
