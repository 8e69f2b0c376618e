import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

/** Returns the path of a program in one of the folders of PATH, if it is there. On Windows its name has an ending. */
export function findProgram(
  name: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter);
  return firstExisting(...folders.flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]));
}

/** Returns the first of these paths that exists. */
export function firstExisting(...paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

const isRoot = () => process.getuid?.() === 0;

/** Whether this is a Linux machine whose packages are ours to install: as root, or in CI. */
export const mayInstallPackages = (): boolean =>
  process.platform === "linux" && (isRoot() || Boolean(process.env.CI));

/** Installs Debian packages where packages may be installed, and says so first. Elsewhere it does nothing. */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (!mayInstallPackages()) return;
  console.log(`Installing Debian's ${names.join(", ")} with apt-get.`);
  const [command = "", ...rights] = isRoot() ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const updated = await run(command, [...rights, "update"]);
  if (updated === 0) await run(command, [...rights, "install", "-y", ...names, "fonts-noto-core"]);
}
