import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A report that is being written. The last one stays where it is until this one is whole. */
export interface Draft {
  write: (path: string, content: string | Uint8Array) => void;
  copy: (from: string, path: string) => void;
  /** Puts it in the place of the last report. */
  publish: () => void;
  /** Leaves the last report as it was. */
  discard: () => void;
}

/** Begins a report for a folder. `workshop` is a folder beside it, on the same disk, for what is not finished. */
export function beginDraft(folder: string, workshop: string): Draft {
  const [draft, last] = [join(workshop, "new"), join(workshop, "last")];
  // Ended between the two moves of `publish`: the last report is the one to keep.
  if (!existsSync(folder) && existsSync(last)) renameSync(last, folder);
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const prepare = (path: string) => {
    const target = join(draft, path);
    mkdirSync(dirname(target), { recursive: true });
    return target;
  };
  return {
    write: (path, content) => writeFileSync(prepare(path), content),
    copy: (from, path) => copyFileSync(from, prepare(path)),
    publish: () => {
      if (existsSync(folder)) renameSync(folder, last);
      renameSync(draft, folder);
      rmSync(workshop, { recursive: true, force: true });
    },
    discard: () => rmSync(workshop, { recursive: true, force: true }),
  };
}
