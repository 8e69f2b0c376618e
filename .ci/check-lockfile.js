import { existsSync, readFileSync } from "node:fs";

/* Refuses a lockfile by which npm would install anything but a package of the registry, by its own name and hash. */
const aliases = {
  "@jest/react-is-18": "react-is",
  "@jest/react-is-19": "react-is",
  "string-width-cjs": "string-width",
  "strip-ansi-cjs": "strip-ansi",
  "wrap-ansi-cjs": "wrap-ansi",
};
const { "": _project, ...packages } = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
// npm would read it instead of the lockfile.
if (existsSync("npm-shrinkwrap.json")) {
  console.error("Remove npm-shrinkwrap.json: package-lock.json is the lockfile.");
  process.exitCode = 1;
}

const isHashed = ({ integrity } = {}) => /^sha512-[\w+/]{86}==$/.test(integrity);

/** Returns what is wrong with a package's entry, if anything is. */
function problemOf(path, entry) {
  const [parent, ownName] = [
    path.slice(0, path.lastIndexOf("/node_modules/")),
    path.split("node_modules/").at(-1),
  ];
  if (entry.name !== aliases[ownName]) return "another name";
  if (!/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(entry.version)) return "no plain version";
  if (entry.link) return "a link";
  if (entry.resolved) return "a URL";
  if (isHashed(entry)) return undefined;
  if (!entry.inBundle) return "no SHA-512 hash";
  // It comes in the file of the package that bundles it, and the hash is that one's.
  const isBundled = isHashed(packages[parent]) && packages[parent].bundleDependencies?.includes(ownName);
  return isBundled ? undefined : "no hashed package that bundles it";
}

for (const [path, entry] of Object.entries(packages)) {
  const problem = problemOf(path, entry);
  if (!problem) continue;
  console.error(`package-lock.json: ${path} has ${problem}.`);
  process.exitCode = 1;
}
