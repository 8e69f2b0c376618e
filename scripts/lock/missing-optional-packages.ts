interface Lock {
  packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>>;
}

/**
 * Returns the optional dependencies that a lock file lacks, as "node_modules/next depends on …". Packages with native
 * code list one for every platform. A lock file made while the registry lacked one works on the machine that made it,
 * but fails on others.
 */
export function missingOptionalPackages({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(([name, range]) => `${path || "package.json"} depends on ${name}@${range}`),
  );
}

/** Returns where Node looks for a package: beside the dependent one, then in each folder above. */
function foldersAbove(path: string): string[] {
  const parts = path === "" ? [] : path.split("/node_modules/");
  return ["", ...parts.map((_, index) => `${parts.slice(0, index + 1).join("/node_modules/")}/`)];
}
