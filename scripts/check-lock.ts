import { readFileSync } from "node:fs";
import { missingOptionalPackages } from "./lock/missing-optional-packages.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";

command({}, async () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = missingOptionalPackages(lock);
  if (missing.length === 0) {
    console.log(`Lock file: ${Object.keys(lock.packages).length} packages, complete for every platform.`);
    return 0;
  }
  throw new Problem(
    `package-lock.json lacks packages: \`npm ci\` would fail on the platforms that need them.\n- ${missing.join("\n- ")}\n` +
      "Pin each package that depends on one to a version whose platform packages are all in the registry, and run " +
      "`npm install` again.",
  );
});
