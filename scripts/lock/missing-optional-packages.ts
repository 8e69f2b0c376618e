export interface Lock {
  packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>>;
}

export interface MissingPackage {
  /** The path of the dependent package in the lock file: "node_modules/next". */
  wantedBy: string;
  name: string;
  range: string;
}

/**
 * Returns the optional dependencies that a lock file lacks. Packages with native code list one for every platform. A
 * lock file made while the registry lacked one works on the machine that made it and fails on others.
 */
export function missingOptionalPackages(lock: Lock): MissingPackage[] {
  return Object.entries(lock.packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !lookupPaths(wantedBy, name).some((path) => path in lock.packages))
      .map(([name, range]) => ({ wantedBy, name, range })),
  );
}

/** Where Node looks a package up: beside the dependent package, then in each folder above. */
function lookupPaths(from: string, name: string): string[] {
  const parents = from
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
  return ["", ...parents].map((folder) => `${folder}${folder && "/"}node_modules/${name}`);
}
