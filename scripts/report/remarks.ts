import type { Manifest } from "./manifest.ts";
import type { Report } from "./types.ts";

const dayAndTime = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

/** A moment (ISO 8601) in words, in the zone of this machine: "21 November 2026 at 12:04". */
export function moment(iso: string): string {
  return dayAndTime.format(new Date(iso));
}

/** What a reader is to know about how a report came about. */
export function remarksOn({ manifest, last, pages, parts }: Report): string[] {
  const older = [...pages, ...parts].filter(({ record }) => record && record.made !== manifest.made);
  return [
    `Made on ${moment(manifest.made)} with Chromium ${manifest.browser}.`,
    manifest.photos === "real"
      ? "Photos are the real ones."
      : "Photos are plain grey-green boxes: their host could not be reached from here.",
    last === undefined
      ? "The first report: the next one will be compared with it."
      : `Compared with the report of ${moment(last.made)}.`,
    ...differencesOfMaking(manifest, last),
    ...(older.length > 0
      ? [`Pictures of ${older.length} pages and states are those of an earlier report.`]
      : []),
  ];
}

/** Why pictures may differ although nothing of the site did. */
function differencesOfMaking(manifest: Manifest, last: Manifest | undefined): string[] {
  if (!last) return [];
  const reasons = [
    ...(manifest.photos === last.photos ? [] : [`its photos were ${last.photos}`]),
    ...(manifest.browser === last.browser ? [] : [`its browser was Chromium ${last.browser}`]),
  ];
  return reasons.length === 0
    ? []
    : [`Pictures may differ from the last report for that alone: ${reasons.join(", and ")}.`];
}
