import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

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

/** Installs Debian packages, as root, or by sudo if that needs no password. Does nothing except on Linux. */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (process.platform !== "linux") return;
  console.log(`Installing Debian's ${names.join(", ")}, because none was found.`);
  const [command = "", ...rights] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const updated = await run(command, [...rights, "update"]);
  if (updated === 0) await run(command, [...rights, "install", "-y", ...names, "fonts-noto-core"]);
}
