import { spawnSync } from "node:child_process";

/** Resident memory of a process and of all in its group, in bytes. Pages that they share count for each. */
export function groupMemory(pid: number | undefined): number {
  const { stdout } = spawnSync("ps", ["-e", "-o", "pgid=,rss="], { encoding: "utf8" });
  return sumOfGroup(stdout ?? "", pid);
}

/** The sum, from lines of group and kilobytes. */
export function sumOfGroup(lines: string, group: number | undefined): number {
  return lines
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, kilobytes = 0]) => sum + kilobytes * 1024, 0);
}
