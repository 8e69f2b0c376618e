import { recordChanges } from "./last-changes.ts";
import { loadContent } from "./load.ts";
import { findProblems, findRemarks, report } from "./problems.ts";
import { addressedPages } from "./queries.ts";

/**
 * Checks all content of a project and prints what it found. Content that is well is recorded in last-changes.json.
 * Returns an exit code.
 */
export async function checkContent(root = process.cwd()): Promise<number> {
  const content = await loadContent(root);
  const problems = findProblems(content);
  if (problems.length > 0) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    console.error(`${report(problems)}\n${count} in the content.`);
    return 1;
  }
  console.log(`Content: ${addressedPages(content).length} pages checked, all is well.`);
  const remarks = findRemarks(content);
  if (remarks.length > 0) console.log(`\nNo mistake, but worth a look:\n\n${report(remarks)}`);
  recordChanges(root, content);
  return 0;
}
