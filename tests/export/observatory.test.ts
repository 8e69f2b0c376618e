import { expect, test } from "@jest/globals";
import { siteHeaders } from "../../lib/security-headers.ts";
import { type ObservatoryLine, observatoryScore, observe } from "../../scripts/edge/observatory.ts";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

const site = exportedSite();
const headers = Object.fromEntries(
  Object.entries(siteHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

test("Mozilla's Observatory would give every page 130 points or more", () => {
  const scores = new Map<string, readonly ObservatoryLine[]>();
  for (const { path, file } of everyPage(site)) {
    const lines = observe({ html: site.files.text(file), headers, origin: site.origin });
    scores.set(path, lines);
    expect([path, observatoryScore(lines) >= 130]).toEqual([path, true]);
  }
  console.log(table([...scores].sort(([, a], [, b]) => observatoryScore(a) - observatoryScore(b))[0]));
});

/** The page with the lowest score, rule by rule. */
function table([path, lines]: readonly [string, readonly ObservatoryLine[]] = ["", []]): string {
  const rows = lines.map(
    ({ rule, found, points }) => `${rule.padEnd(30)} ${String(points).padStart(4)}  ${found}`,
  );
  return [`${path}: ${observatoryScore(lines)} points`, ...rows].join("\n");
}
