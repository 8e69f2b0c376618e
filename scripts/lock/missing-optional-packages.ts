export interface Lock {
  packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>>;
}

export interface MissingPackage {
  /** Where the lock file has the package that wants it: "node_modules/next". */
  wantedBy: string;
  name: string;
  range: string;
}

/**
 * The optional dependencies that a lock file does not hold. Packages with native code list one for every
 * platform; a lock file made while one was unavailable works where it was made and fails elsewhere.
 */
export function missingOptionalPackages(lock: Lock): MissingPackage[] {
  return Object.entries(lock.packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !resolves(lock, wantedBy, name))
      .map(([name, range]) => ({ wantedBy, name, range })),
  );
}

/** Looks a package up as Node does: beside the one that wants it, then in each folder above. */
function resolves(lock: Lock, from: string, name: string): boolean {
  for (let folder = from; ; folder = parentOf(folder)) {
    if (`${folder}${folder && "/"}node_modules/${name}` in lock.packages) return true;
    if (folder === "") return false;
  }
}

function parentOf(folder: string): string {
  const end = folder.lastIndexOf("/node_modules/");
  return end === -1 ? "" : folder.slice(0, end);
}
