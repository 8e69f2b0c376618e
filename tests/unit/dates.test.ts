import { expect, test } from "@jest/globals";
import { humanDate } from "../../lib/dates.ts";

test.each([
  ["2026-10-12", "12 October 2026"],
  ["2026-09-09", "9 September 2026"],
  ["2024-02-29", "29 February 2024"],
  ["2025-12-31", "31 December 2025"],
])("writes %s as %s", (date, text) => {
  expect(humanDate(date)).toBe(text);
});

test.each(["2026-02-30", "2025-02-29", "2026-13-01", "2026-1-5", "12 October 2026", "2026-10-12T09:00", ""])(
  "refuses %j",
  (date) => {
    expect(() => humanDate(date)).toThrow(RangeError);
  },
);
