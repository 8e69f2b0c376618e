export interface Lock {
  packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  /** Only if it is not the name in its path: an alias. */
  name?: string;
  version?: string;
  /** Where its archive is. npm may leave it out for packages of the registry. */
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  /** A folder of this machine. */
  link?: boolean;
  optional?: boolean;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages that ask to run code when they are installed. All of them work without (`ignore-scripts` in .npmrc). */
const withInstallScript = ["@parcel/watcher", "esbuild", "sharp", "unrs-resolver", "workerd"];

/** Packages that are installed by another name than their own. */
const aliases: Readonly<Record<string, string>> = {
  "@jest/react-is-18": "react-is",
  "@jest/react-is-19": "react-is",
  "string-width-cjs": "string-width",
  "strip-ansi-cjs": "strip-ansi",
  "wrap-ansi-cjs": "wrap-ansi",
};

/** Returns what is wrong with a lock file, a sentence for each problem. */
export function lockProblems(lock: Lock): string[] {
  return [...sourceProblems(lock), ...missingOptionalPackages(lock)];
}

/**
 * Every package is the registry's own archive of its name and version, and has a strong hash, so that a lock file cannot
 * bring code that nobody asked for. A new alias or install script is reviewed before it is listed here.
 */
function sourceProblems({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (path === "") return [];
    const folder = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const { name = folder, version, resolved, integrity = "", hasInstallScript, link } = locked;
    const archive = `https://registry.npmjs.org/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
    const checks: [isWrong: boolean, wrong: string][] = [
      [link === true || !path.includes("node_modules/"), "is a folder of one machine"],
      [resolved !== undefined && resolved !== archive, `is ${resolved}, not the registry's archive`],
      [!/^sha512-[\w+/]{86}==$/.test(integrity), "has no sha512 hash"],
      [
        name !== folder && name !== aliases[folder],
        `is ${name}: review the alias, then list it in scripts/lock/problems.ts`,
      ],
      [
        hasInstallScript === true && !withInstallScript.includes(name),
        "wants to run a script when it is installed: review the script, then list the package in scripts/lock/problems.ts",
      ],
    ];
    return checks.filter(([isWrong]) => isWrong).map(([, wrong]) => `${path} ${wrong}.`);
  });
}

/**
 * Packages with native code list an optional one for every platform. A lock file made while the registry lacked one works on
 * the machine that made it, but fails on others.
 */
function missingOptionalPackages({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(name, path).some((place) => place in packages))
      .map(
        ([name, range]) =>
          `${path || "package.json"} depends on ${name}@${range}, which is missing: \`npm ci\` would fail on its platform. ` +
          "Pin a version whose platform packages are all in the registry, and run `npm install` again.",
      ),
  );
}

/** Returns where Node looks for a package: beside the dependent one, then in each folder above. */
function placesOf(name: string, path: string): string[] {
  const parts = (path && `${path}/`).split("node_modules/");
  return parts.map((_, index) => [...parts.slice(0, index + 1), name].join("node_modules/"));
}

/**
 * Returns the installed packages that are not those of the lock file, as "next 16.4.4 instead of 16.4.5". `installed` is what
 * npm wrote to node_modules/.package-lock.json. Packages for other platforms are not installed.
 */
export function unlikeLock(lock: Lock, installed: Lock): string[] {
  return Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .flatMap(([path, { version, optional }]) => {
      const found = installed.packages[path]?.version;
      if (found === version || (found === undefined && optional)) return [];
      return [`${path.replace("node_modules/", "")} ${found ?? "missing"} instead of ${version}`];
    });
}
