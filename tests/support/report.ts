import type { PageFacts } from "../../scripts/report/facts.ts";
import { manifestOf, pictureFile, type StateRecord } from "../../scripts/report/manifest.ts";
import type { Report, ReportPage } from "../../scripts/report/types.ts";

export const made = "2026-11-21T12:00:00.000Z";

/** What a report has of a state in which nothing is wrong. */
export function recordOf(name: string, changes: Partial<StateRecord> = {}): StateRecord {
  const looks = [390, 768, 1280].flatMap((width) =>
    (["light", "dark"] as const).map((scheme) => ({ width, scheme })),
  );
  const pictures = looks.map((look) => ({ ...look, file: pictureFile(name, look) }));
  return { made, pictures, cover: `assets/covers/${name}.webp`, words: [], findings: [], ...changes };
}

/** A page of a report, from its facts. */
export function reportPage(facts: PageFacts, changes: Partial<ReportPage> = {}): ReportPage {
  const { name, path, slug } = facts;
  const file = `pages/${slug}.html`;
  return {
    name,
    path,
    slug,
    file,
    facts,
    record: recordOf(slug),
    change: undefined,
    weight: undefined,
    ...changes,
  };
}

/** A report of these pages. */
export function reportOf(pages: readonly ReportPage[], changes: Partial<Report> = {}): Report {
  const manifest = manifestOf({ made, browser: "156.0.1.2", photos: "local", states: {} });
  return {
    siteName: "Upwell",
    manifest,
    last: undefined,
    pages,
    parts: [],
    shared: [],
    ...changes,
  };
}
