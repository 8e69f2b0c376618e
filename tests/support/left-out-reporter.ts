import type { Reporter, TestCase } from "@playwright/test/reporter";
import { testsAll } from "./sample.ts";

/** Prints the reasons of skipped tests, and what was sampled, which Playwright's reporters leave out. */
export default class LeftOutReporter implements Reporter {
  readonly #reasons = new Set<string>();

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === "skip" && description) this.#reasons.add(description);
  }

  onEnd(): void {
    for (const reason of this.#reasons) console.log(`\nSkipped: ${reason}`);
    if (!testsAll)
      console.log(
        "\nSampled: one page and scenario of each kind (TEST_ALL=1 tests all, and the development server).",
      );
  }

  printsToStdio(): boolean {
    return false;
  }
}
