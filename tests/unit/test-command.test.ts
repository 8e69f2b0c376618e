import { describe, expect, test } from "@jest/globals";
import { readTestArguments } from "../../scripts/test/arguments.ts";
import { countsLine, jestCounts, playwrightCounts, totalOf } from "../../scripts/test/counts.ts";

describe("the arguments", () => {
  test("without any, every layer runs", () => {
    expect(readTestArguments([])).toEqual({ layers: ["unit", "export", "e2e"], rest: [] });
  });

  test("one layer can be asked for, with arguments for its runner", () => {
    expect(readTestArguments(["--only", "e2e", "-g", "pricing"])).toEqual({
      layers: ["e2e"],
      rest: ["-g", "pricing"],
    });
  });

  test.each([[["--only", "e3e"]], [["--only"]], [["unit"]]])("%j is refused", (args) => {
    expect(() => readTestArguments(args)).toThrow("npm test -- --only unit|export|e2e");
  });
});

describe("the counts", () => {
  test("a test file that does not load counts as a failure", () => {
    const report = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1, numPendingTests: 2 };
    expect(jestCounts(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test("an error outside any browser test counts as a failure", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 };
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test("the line names skipped tests only where there are any", () => {
    const layers = [
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ];
    expect(countsLine(totalOf(layers))).toBe("5 passed, 1 failed");
    expect(countsLine({ passed: 5, failed: 0, skipped: 2 })).toBe("5 passed, 0 failed, 2 skipped");
  });
});
