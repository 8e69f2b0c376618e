import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The file behind a package's command, to be run by this same Node. The shims in node_modules/.bin
 * are shell scripts on one system and .cmd files on another.
 */
export function commandFile(packageName: string): string {
  const folder = join(process.cwd(), "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // The packages run here have one command, or several names for one.
  const file = typeof bin === "string" ? bin : Object.values<string>(bin)[0];
  return join(folder, file ?? "");
}

/** The version of an installed package. */
export function packageVersion(name: string): string {
  return JSON.parse(readFileSync(join(process.cwd(), "node_modules", name, "package.json"), "utf8")).version;
}
