/** How many tests of a layer passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts in Jest's JSON report. A test file that does not even load counts as one failure. */
export function jestCounts(report: Readonly<Record<string, number>>): Counts {
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/** The counts in Playwright's JSON report. Errors outside any test, as in the set-up, count as failures. */
export function playwrightCounts(report: {
  stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
  errors: readonly unknown[];
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/** The sum over layers. */
export function totalOf(layers: readonly Counts[]): Counts {
  return {
    passed: layers.reduce((sum, { passed }) => sum + passed, 0),
    failed: layers.reduce((sum, { failed }) => sum + failed, 0),
    skipped: layers.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** "12 passed, 0 failed", and the skipped ones if there are any. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
