import { type FSWatcher, watch } from "node:fs";

/** The folders of the site's own code and words. */
export const siteFolders = ["app", "components", "content", "lib"];

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
