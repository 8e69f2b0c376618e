/** npm run check:lock: is the lock file whole for every platform? */
import { readFileSync } from "node:fs";
import { missingOptionalPackages } from "./lock/missing-optional-packages.ts";
import { main } from "./tools/main.ts";

main(async () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = missingOptionalPackages(lock);
  if (missing.length === 0) {
    console.log(`Lock file: ${Object.keys(lock.packages).length} packages, whole for every platform.`);
    return 0;
  }
  for (const { wantedBy, name, range } of missing) {
    console.error(`package-lock.json: ${wantedBy} wants ${name}@${range}, which is not in the lock file.`);
  }
  console.error(
    "`npm ci` would fail on the platforms these are for. Pin the package that wants them to a version whose " +
      "platform packages are all in the registry, and run `npm install` again.",
  );
  return 1;
});
