import { spawnSync } from "node:child_process";

const minutes = 60_000;

/** Installs Debian's packages, as root or by `sudo` without a password. False when that cannot be done. */
export function installDebian(packages: readonly string[]): boolean {
  const rights = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  return (
    attempt([...rights, "apt-get", "update"], 2 * minutes) &&
    attempt([...rights, "apt-get", "install", "-y", ...packages], 8 * minutes)
  );
}

/** Runs a command for so long at most; false when it is not there or fails. */
export function attempt([command = "", ...args]: readonly string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], timeout, env }).status === 0;
}
