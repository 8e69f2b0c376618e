import { execFileSync } from "node:child_process";
import { describe, expect, test } from "@jest/globals";
import { humanDate } from "../../lib/dates.ts";

describe("humanDate", () => {
  test.each([
    ["2026-10-12", "12 October 2026"],
    ["2026-09-09", "9 September 2026"],
    ["2024-02-29", "29 February 2024"],
    ["2026-01-01", "1 January 2026"],
    ["2025-12-31", "31 December 2025"],
  ])("writes %s as %s", (date, text) => {
    expect(humanDate(date)).toBe(text);
  });

  test.each([
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-1-5",
    "12 October 2026",
    "2026-10-12T09:00",
    "",
  ])("refuses %j", (date) => {
    expect(() => humanDate(date)).toThrow(RangeError);
  });

  // A process of its own each: the time zone of a running one cannot be changed here.
  test.each(["Pacific/Kiritimati", "America/New_York", "Pacific/Pago_Pago"])(
    "names the same day in %s",
    (zone) => {
      const script = `
        import { humanDate } from "./lib/dates.ts";
        console.log(Intl.DateTimeFormat().resolvedOptions().timeZone, humanDate("2026-01-01"));
      `;
      const output = execFileSync(
        process.execPath,
        ["--import", "tsx", "--input-type=module", "--eval", script],
        {
          env: { ...process.env, TZ: zone },
          encoding: "utf8",
        },
      );
      expect(output.trim()).toBe(`${zone} 1 January 2026`);
    },
  );
});
