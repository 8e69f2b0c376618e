import { loadContent } from "./load.ts";
import { addressedPages } from "./pages.ts";
import { recordChanges } from "./record-changes.ts";
import { reportProblems } from "./report.ts";
import { findProblems } from "./rules.ts";
import { checkShape } from "./shape/check.ts";

/**
 * Checks all content of a project and says what it found. Content that is well is recorded in last-changes.json.
 * Answers an exit code.
 */
export async function checkContent(root = process.cwd()): Promise<number> {
  const content = await loadContent(root);
  const problems = findProblems(content, checkShape(root, content));
  if (problems.length === 0) {
    console.log(`Content: ${addressedPages(content).length} pages checked, all is well.`);
    recordChanges(root, content);
    return 0;
  }
  console.error(reportProblems(problems));
  return 1;
}
