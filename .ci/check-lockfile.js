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
for (const [path, { name, version, link, resolved, integrity }] of Object.entries(packages)) {
  const isOwnName = name === aliases[path.split("node_modules/").at(-1)];
  const isHashed = /^sha512-[\w+/]{86}==$/.test(integrity);
  if (isOwnName && isHashed && /^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(version) && !link && !resolved) continue;
  console.error(`package-lock.json: ${path} has another name or version, a link, a URL, or no SHA-512 hash.`);
  process.exitCode = 1;
}
