import { readFileSync } from "node:fs";
import { type Lock, lockProblems } from "./lock/problems.ts";

/* Checks package-lock.json by itself. Requests nothing from the registry. */

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const problems = lockProblems(lock);
if (problems.length === 0) {
  console.log(`Lock file: ${Object.keys(lock.packages).length} packages, no problems.`);
} else {
  console.error(["package-lock.json must not be installed:", ...problems].join("\n- "));
  process.exitCode = 1;
}
