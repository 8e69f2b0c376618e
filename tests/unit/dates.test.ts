import { expect, test } from "@jest/globals";
import { humanDate } from "../../lib/dates.ts";

test.each([
  ["2026-10-12", "October 12, 2026"],
  ["2026-09-09", "September 9, 2026"],
  ["2024-02-29", "February 29, 2024"],
  ["2025-12-31", "December 31, 2025"],
])("writes %s as %s", (date, text) => {
  expect(humanDate(date)).toBe(text);
});

test.each(["2026-02-30", "2025-02-29", "2026-13-01", "2026-1-5", "October 12, 2026", "2026-10-12T09:00", ""])(
  "refuses %j",
  (date) => {
    expect(() => humanDate(date)).toThrow(RangeError);
  },
);
