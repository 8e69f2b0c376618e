import { expect, jest, test } from "@jest/globals";
import type { FullResult, TestCase, TestResult } from "@playwright/test/reporter";
import { howToAccept } from "../scenarios/references.ts";

jest.mock("../support/sample.ts", () => ({ testsAll: false, changedPaths: ["/press"] }));
const { default: SummaryReporter }: typeof import("../support/summary-reporter.ts") =
  require("../support/summary-reporter.ts");

/** Reports a run of tests, each with the messages of its failures. Returns what is printed and the results. */
function report(messages: readonly (readonly string[])[], skipped: readonly string[] = []) {
  const print = jest.spyOn(console, "log").mockReturnValue();
  print.mockClear();
  const reporter = new SummaryReporter();
  const annotations = skipped.map((description) => ({ type: "skip", description }));
  const results = messages.map((all) => ({
    errors: all.map((message) => ({ message, stack: `${message}\n at test.ts` })),
    attachments: [{ name: "picture", contentType: "image/webp" }],
  })) as unknown as TestResult[];
  for (const result of results) reporter.onTestEnd({ annotations } as TestCase, result);
  reporter.onEnd({ status: "failed" } as FullResult);
  return { printed: print.mock.calls.join("\n"), results };
}

const looks = `looks of home: ${howToAccept}\n 9 pixels are different.\nCall log:\n  - waiting`;

test("a run ends with what was left out, and how many failures can be accepted", () => {
  const { printed } = report([[], [looks, looks], [looks], [looks, "no room"]], ["another browser"]);
  expect(printed).toContain("Skipped: another browser");
  expect(printed).toContain("pages that changed (/press)");
  expect(printed).toContain("2 failed only because pages look or read differently");
  expect(printed).toContain("1 failed for other reasons");
});

test("other failures are not called acceptable", () => {
  expect(report([["no room"], []]).printed).not.toContain("accept");
});

test("a difference is printed without how it was found", () => {
  const { results } = report([[looks], ["no room", looks]]);
  const short = { message: `looks of home: ${howToAccept}\n 9 pixels are different.` };
  expect(results[0]).toEqual({ errors: [short], attachments: [] });
  expect(results[1]?.errors).toEqual([{ message: "no room", stack: "no room\n at test.ts" }, short]);
  expect(results[1]?.attachments).toHaveLength(1);
});
