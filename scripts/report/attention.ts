import { overBudget } from "../budgets/check.ts";
import { hasChanged } from "./change-list.ts";
import { isCut } from "./search-result.ts";
import type { Report, Subject } from "./types.ts";

/** One of the questions that the overview answers at a glance. */
export interface Attention {
  title: string;
  /** What to look at. Empty: all is well. */
  subjects: readonly Subject[];
  /** Said when there is nothing to look at, and when there is something. */
  calm: string;
  trouble: string;
  /** Whether something to look at is a fault, or only news. */
  isFault: boolean;
}

/** What needs a look, in the order of the overview. */
export function attentionOf({ pages, parts, last }: Report): Attention[] {
  const all: readonly Subject[] = [...pages, ...parts];
  return [
    {
      title: "Search results",
      subjects: pages.filter(({ facts }) => facts && isCut(facts)),
      calm: "No title and no description would be cut.",
      trouble: "Titles or descriptions would be cut:",
      isFault: true,
    },
    {
      title: "Weights",
      subjects: pages.filter(({ weight }) => weight && overBudget(weight).length > 0),
      calm: "Every page is within its budget.",
      trouble: "Over their budget:",
      isFault: true,
    },
    {
      title: "Accessibility",
      subjects: all.filter(({ record }) => (record?.findings.length ?? 0) > 0),
      calm: "axe finds nothing wrong, light or dark.",
      trouble: "axe finds something wrong:",
      isFault: true,
    },
    {
      title: "Changes",
      subjects: all.filter(({ change }) => hasChanged(change)),
      calm: last
        ? "All that was looked at reads and looks as it did."
        : "This is the first report: there is nothing to compare it with.",
      trouble: "Changed since the last report:",
      isFault: false,
    },
  ];
}
