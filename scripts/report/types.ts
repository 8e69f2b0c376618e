import type { PictureChange } from "./changed-pictures.ts";
import type { SentenceChange } from "./changed-sentences.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Measure } from "./weights.ts";

/** All that a report shows. The next one reads it to compare with. */
export interface Report {
  /** ISO 8601. */
  made: string;
  browser: string;
  hasPhotos: boolean;
  /** The report that this one is compared with. */
  last?: Report | undefined;
  subjects: readonly Subject[];
}

/** A page, or what a visitor brings about on one. */
export interface Subject extends Snapshot {
  /** The scenario's name. */
  id: string;
  /** What the report calls it, and where it is seen: "Wizard step 2", "on /pricing". */
  name: string;
  place: string;
  isPage: boolean;
  /** Whether it is shown as an earlier report saw it. */
  isKept: boolean;
  weight: readonly Measure[];
  changes?:
    | { isNew: boolean; sentences: readonly SentenceChange[]; pictures: readonly PictureChange[] }
    | undefined;
}
