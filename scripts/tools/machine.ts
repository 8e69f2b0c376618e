import { existsSync, readdirSync, statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { delimiter, isAbsolute, join, sep } from "node:path";

/** Returns every file in a folder and below it, with forward slashes, in a stable order, except broken links. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => withSlashes(path))
    .sort();
}

/** Returns a path with forward slashes. On Linux it stays the same, because a backslash may be part of a name. */
export const withSlashes = (path: string): string => path.replaceAll(sep, "/");

/** Returns the path of the first of these programs that is installed. Names without a folder are looked up in PATH. */
export function findProgram(...programs: readonly string[]): string | undefined {
  // An empty entry, as in "/usr/bin:", would be the working directory.
  const folders = (process.env.PATH ?? "").split(delimiter).filter(isAbsolute);
  return programs
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

/** Returns this machine's addresses, "127.0.0.1", "192.168.1.5"; none where it does not report them, as in Termux. */
export function ownAddresses(): string[] {
  try {
    const interfaces = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
    return interfaces.filter(({ family }) => family === "IPv4").map(({ address }) => address);
  } catch {
    return [];
  }
}
