import { throwExportMistakes } from "../post-build/export-checks.ts";
import type { ExportedSite } from "../post-build/read-site.ts";
import { budgets, measures } from "./limits.ts";
import { weighSite } from "./weigh.ts";

/** Weighs the pages, and prints a table if asked to. Throws a Problem when one is over its budget. */
export async function checkBudgets(site: ExportedSite, showWeights = false): Promise<void> {
  const weights = await weighSite(site);
  const mistakes = weights.flatMap((weight) =>
    measures.flatMap((measure) => {
      const { name, limit, remedy } = budgets[measure];
      if (weight[measure] <= limit) return [];
      const unit = measure === "requests" ? "" : " bytes";
      const wrong = `It has ${weight[measure]}${unit}: the limit is ${limit}${unit}.`;
      // All pages share one sheet, so it is reported once.
      const file = measure === "css" ? "every page" : weight.page;
      return [{ file, field: name, wrong, right: remedy }];
    }),
  );
  if (showWeights) {
    const limits = Object.fromEntries(measures.map((measure) => [measure, budgets[measure].limit]));
    console.log("\nBytes, as Brotli sends them:");
    console.table(
      Object.fromEntries([...weights.map(({ page, ...bytes }) => [page, bytes]), ["Limit", limits]]),
    );
  }
  throwExportMistakes(mistakes);
  console.log(`Budgets: ${weights.length} pages weighed, none over its limits.`);
}
