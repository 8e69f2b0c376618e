import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the path of a program in one of the folders of PATH, if it is there. */
export function findProgram(
  name: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return firstExisting(...(env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)));
}

/** Returns the first of these paths that exists. */
export function firstExisting(...paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
