import type { SiteEnvironment } from "../../lib/environment.ts";
import { loadPages } from "../../lib/registry.ts";
import { formatProblems } from "../post-build/export-checks.ts";
import { folderFiles } from "../post-build/files.ts";
import { readSite } from "../post-build/read-site.ts";
import { budgetFaults, number } from "./faults.ts";
import { readFloor } from "./floor.ts";
import { budgetTable } from "./table.ts";
import { weighSite } from "./weigh.ts";

/** Weighs the exported pages and prints what they weigh. Answers 1 when one is too heavy. */
export async function holdBudgets(environment: SiteEnvironment, folder = "out"): Promise<number> {
  const floor = readFloor();
  const routes = (await loadPages()).map(({ path }) => path);
  const weights = await weighSite(readSite(folderFiles(folder), routes, environment));
  const { next, react } = floor.versions;
  console.log("\nBudgets, in bytes as Brotli sends them:\n");
  console.log(budgetTable(weights, floor.javaScript));
  console.log(`\nFloor: ${number(floor.javaScript)} bytes, Next.js ${next} and React ${react} alone.`);
  const problems = budgetFaults(weights, floor.javaScript);
  if (problems.length === 0) return 0;
  console.error(`\n${formatProblems(problems)}`);
  return 1;
}
