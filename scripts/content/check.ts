import { report, throwMistakes } from "../tools/mistakes.ts";
import { recordChanges } from "./last-changes.ts";
import { loadContent } from "./load.ts";
import { findProblems, findRemarks } from "./problems.ts";
import { addressedPages } from "./queries.ts";

/** Checks all content, and records changed pages in last-changes.json. Throws a Problem with all mistakes. */
export async function checkContent(): Promise<void> {
  const content = await loadContent();
  throwMistakes(findProblems(content), "in the content");
  console.log(`Content: ${addressedPages(content).length} pages checked, no problems.`);
  const remarks = findRemarks(content);
  if (remarks.length > 0) console.log(`\nNot a problem, but worth a look:\n\n${report(remarks)}`);
  recordChanges(content);
}
