import { stripVTControlCharacters } from "node:util";
import type { Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";

/** Prints a line for each scenario that differs: "/pricing, as it opens: text; picture, dark". */
export default class DifferenceReporter implements Reporter {
  onBegin(_config: unknown, suite: Suite): void {
    console.error(`Drawing ${suite.allTests().length} scenarios`);
  }

  onTestEnd({ title }: TestCase, { errors }: TestResult): void {
    for (const error of errors) {
      // With them, the HTML report would show code with each difference, and new text in red.
      const message = stripVTControlCharacters(error.message ?? "").replace(/^Error: /, "");
      Object.assign(error, { message, stack: undefined, snippet: undefined, location: undefined });
    }
    const names = errors.map(({ message = "" }) => message.split("\n")[0]);
    if (names.length > 0) console.log(`${title}: ${names.join("; ")}`);
  }

  onError({ message }: TestError): void {
    console.error(message);
  }
}
