import { run } from "./run.ts";

/** Installs packages of Debian, as root, or by sudo where that asks for no password. Does nothing on other systems than Linux. */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (process.platform !== "linux") return;
  console.log(`Installing Debian's ${names.join(", ")}, which were not found.`);
  const [command = "", ...rights] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const updated = await run(command, [...rights, "update"]);
  if (updated === 0) await run(command, [...rights, "install", "-y", ...names, "fonts-noto-core"]);
}
