import { readFileSync } from "node:fs";
import { missingOptionalPackages } from "./lock/missing-optional-packages.ts";
import { command } from "./tools/command.ts";

const about = {
  usage: "npm run check:lock",
  summary: `Checks that package-lock.json holds every platform's packages. Asks no registry: what \`npm ci\` says depends on the
packages that the registry has at that moment.`,
};

command(about, async () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = missingOptionalPackages(lock);
  if (missing.length === 0) {
    console.log(`Lock file: ${Object.keys(lock.packages).length} packages, complete for every platform.`);
    return 0;
  }
  for (const { wantedBy, name, range } of missing)
    console.error(`package-lock.json: ${wantedBy} depends on ${name}@${range}, which is missing.`);
  console.error(
    "`npm ci` would fail on the platforms that need these packages. Pin the package that depends on them to a version whose " +
      "platform packages are all in the registry, and run `npm install` again.",
  );
  return 1;
});
