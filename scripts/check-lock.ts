import { readFileSync } from "node:fs";
import { type Lock, lockProblems } from "./lock/problems.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";

/* Checks package-lock.json by itself. Requests nothing from the registry. */

command({}, async () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  const problems = lockProblems(lock);
  if (problems.length > 0)
    throw new Problem(["package-lock.json must not be installed:", ...problems].join("\n- "));
  console.log(`Lock file: ${Object.keys(lock.packages).length} packages, no problems.`);
});
