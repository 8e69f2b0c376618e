import type { FullResult, Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { howToAccept } from "../scenarios/references.ts";
import { changedPaths, testsAll } from "./sample.ts";

/** Whether pages differ from what was reviewed, which `npm run accept` accepts. */
const isDifference = ({ message }: TestError) => message?.includes(howToAccept) ?? false;

/** Ends a run with what its failures mean, and what it left out. */
export default class SummaryReporter implements Reporter {
  readonly #reasons = new Set<string>();
  /** Failed tests, and whether they found nothing but differences. */
  readonly #failed: boolean[] = [];

  onTestEnd({ annotations }: TestCase, result: TestResult): void {
    for (const { type, description } of annotations)
      if (type === "skip" && description) this.#reasons.add(description);
    if (result.errors.length === 0) return;
    const differs = result.errors.every(isDifference);
    this.#failed.push(differs);
    // Playwright's own reporter prints what is left of them: not how it compared, and where in the tests.
    for (const error of result.errors.filter(isDifference)) {
      const [message = ""] = (error.message ?? "").split(/\s+Call log:/);
      Object.assign(error, { message, stack: undefined, snippet: undefined });
    }
    if (differs) result.attachments = [];
  }

  onEnd({ status }: FullResult): void {
    const others = this.#failed.filter((differs) => !differs).length;
    const differing = this.#failed.length - others;
    const lines = [...this.#reasons].map((reason) => `Skipped: ${reason}`);
    if (!testsAll) {
      const also = changedPaths.length > 0 ? `, and pages that changed (${changedPaths.join(", ")})` : "";
      lines.push(`Left out: all but one page and scenario of each kind${also}. TEST_ALL=1 tests all.`);
    }
    if (differing > 0)
      lines.push(
        `${differing} failed only because pages look or read differently (pictures: test-results/). ` +
          "If that is intended, `npm run accept` accepts all of it.",
      );
    if (others > 0 && differing > 0)
      lines.push(`${others} failed for other reasons, which it does not accept.`);
    if (lines.length > 0 && status !== "interrupted") console.log(`\n${lines.join("\n")}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
