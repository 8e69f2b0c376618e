import { describe, expect, test } from "@jest/globals";
import { readLoadArguments } from "../../scripts/load/arguments.ts";
import { sumOfGroup } from "../../scripts/load/memory.ts";
import { loadSection, withSection } from "../../scripts/load/report.ts";

describe("npm run bench:load", () => {
  test("takes seconds and whether to write, and thirty seconds by itself", () => {
    expect(readLoadArguments([])).toEqual({ seconds: 30, write: false });
    expect(readLoadArguments(["--seconds", "5", "--write"])).toEqual({ seconds: 5, write: true });
  });

  test.each([[["--seconds", "0"]], [["--seconds", "ten"]], [["--seconds", "601"]], [["--forever"]]])(
    "refuses %j and says what is right",
    (args) => {
      expect(() => readLoadArguments(args)).toThrow("--seconds 10");
    },
  );

  test("sums the memory of a group of processes, and of no other", () => {
    expect(sumOfGroup("  7  100\n  7 24\n 70 1000\n", 7)).toBe(124 * 1024);
    expect(sumOfGroup("", 7)).toBe(0);
  });
});

const visit = { requests: 10, unchanged: 1, bytes: 100_000, cached: 2, photos: 3 };
const section = loadSection({
  date: "2026-11-21",
  versions: { nginx: "1.22.1" },
  seconds: 5,
  addresses: 33,
  load: [
    { server: "nginx", requestsPerSecond: 2000, p99: 90, megabytesPerSecond: 30, memory: 18e6, errors: 0 },
  ],
  visits: { first: visit, return: { ...visit, requests: 5, bytes: 1000, photos: 0 } },
});

describe("the section about load", () => {
  test("derives a million visits from what was measured", () => {
    // 700,000 first visits of 10 requests, and 300,000 second ones of 5.
    expect(section).toContain("| requests | 8,500,000 | 255,000,000 |");
    expect(section).toContain("| sent by the CDN | 70 GB | 2,109 GB |");
    expect(section).toContain("| photos asked of their host | 2,100,000 | 63,000,000 |");
    expect(section).toContain("| nginx | 2,000 | 90 ms | 30.0 MB | 18.0 MB | 0 |");
  });

  test("takes the place of the one before, and of nothing else", () => {
    const document =
      "# Performance\n\n## Pages\n\nFast.\n\n## Load\n\nOld.\n\n### Sub\n\n## After\n\nStays.\n";
    const written = withSection(document, section);
    expect(written).not.toContain("Old.");
    expect(written).toContain("## Pages\n\nFast.\n\n## Load\n");
    expect(written).toContain("\n\n## After\n\nStays.\n");
    expect(withSection(written, section)).toBe(written);
    expect(withSection("# Performance\n", section)).toBe(`# Performance\n\n${section}`);
  });
});
