import type { PageWeight } from "../budgets/weigh.ts";
import type { Scenario } from "../scenarios/list.ts";
import type { StateChange } from "./changes/states.ts";
import type { WordChange } from "./changes/words.ts";
import type { PageFacts } from "./facts.ts";
import type { Manifest, StateRecord } from "./manifest.ts";

/** All that a report shows. */
export interface Report {
  siteName: string;
  manifest: Manifest;
  /** The report that this one is compared with. */
  last: Manifest | undefined;
  /** The registry's pages, then the 404 page. */
  pages: readonly ReportPage[];
  /** What visitors bring about: menus, the wizard, forms, notices. */
  parts: readonly ReportPart[];
  /** Changed words that most pages have alike: told once. */
  shared: readonly WordChange[];
}

/** Something that pictures are taken of. */
export interface Subject {
  name: string;
  /** Its address; of the 404 page, in words. */
  path: string;
  slug: string;
  /** Where the report shows it, from the report's folder. */
  file: string;
  /** Undefined when no report has looked at it yet. */
  record: StateRecord | undefined;
  /** Undefined when there is nothing to compare with. */
  change: StateChange | undefined;
}

export interface ReportPage extends Subject {
  /** The 404 page has none: it is neither found nor shared. */
  facts: PageFacts | undefined;
  weight: PageWeight | undefined;
}

export interface ReportPart extends Subject {
  state: Scenario;
}
