import { readFileSync } from "node:fs";
import { listFiles } from "../tools/files.ts";

/** Returns what is still a sample in the content, by the comments that say so in the first lines of its files. */
export function listSamples(folder = "content"): string[] {
  return listFiles(folder).flatMap(({ path }) =>
    readFileSync(`${folder}/${path}`, "utf8")
      .split("\n", 5)
      .filter((line) => line.startsWith("// Sample "))
      .map((line) => `${folder}/${path}: ${line.slice("// ".length)}`),
  );
}
