import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** The copy of the project that belongs to this Jest worker, made when it is first asked for. Answers its folder. */
export function projectCopy(): string {
  const home = process.env.GUARDS_FOLDER;
  if (!home) throw new Error("Guards damage a copy of the project. Run them by `npm run test:guards`.");
  const folder = join(home, process.env.JEST_WORKER_ID ?? "1");
  if (!existsSync(folder)) copyProject(folder);
  return folder;
}

/** Copies what git knows or would know, as it stands now, and the packages. */
function copyProject(folder: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const path of new Set(listed.toString().split("\0"))) {
    // A file that was deleted and not yet committed is still listed.
    if (path === "" || !existsSync(path)) continue;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(path, join(folder, path));
  }
  copyPackages("node_modules", join(folder, "node_modules"));
  buildWithoutTypes(join(folder, "next.config.ts"));
}

/** Half of a build's time goes into checking types, which no guard counts on. */
function buildWithoutTypes(config: string): void {
  const text = readFileSync(config, "utf8");
  writeFileSync(
    config,
    text.replace("const config: NextConfig = {", "$&\n  typescript: { ignoreBuildErrors: true },"),
  );
}

/**
 * Hard links: copies that take no space. A link to the whole folder will not do, for the framework's compiler refuses
 * packages from outside the project.
 */
function copyPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder is on another disk, where a link cannot lead.
    copyFileSync(source, target);
  }
}
