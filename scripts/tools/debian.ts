import { run } from "./run.ts";

/** Installs Debian packages, as root, or by sudo if that needs no password. Does nothing except on Linux. */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (process.platform !== "linux") return;
  console.log(`Installing Debian's ${names.join(", ")}, because none was found.`);
  const [command = "", ...rights] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const updated = await run(command, [...rights, "update"]);
  if (updated === 0) await run(command, [...rights, "install", "-y", ...names, "fonts-noto-core"]);
}
