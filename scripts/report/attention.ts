import { isCut } from "./search-result.ts";
import type { Report } from "./types.ts";

/** Returns the boxes at the top of the report: what needs a look, and what to say if nothing does. */
export function attentionOf({ subjects, last }: Pick<Report, "subjects" | "last">) {
  return [
    {
      title: "Search results",
      subjects: subjects.filter(({ isPage, head }) => isPage && head?.url && isCut(head)),
      trouble: "A title is cut (about 60 characters fit) or a description (about 158):",
      calm: "Every title and description is shown whole.",
    },
    {
      title: "Weight",
      subjects: subjects.filter(({ weight }) => weight.some(({ isOver }) => isOver)),
      trouble: "Over budget:",
      calm: "Every page is within its budget.",
    },
    {
      title: "Accessibility",
      subjects: subjects.filter(({ findings }) => findings.length > 0),
      trouble: "The automatic check finds something wrong:",
      calm: "The automatic check finds nothing wrong, in light or dark colours.",
    },
    {
      title: "Changes",
      subjects: subjects.filter(
        ({ changes }) => changes?.isNew || changes?.sentences.length || changes?.pictures.length,
      ),
      trouble: "Since the last report:",
      calm: last
        ? "Everything reads and looks as it did."
        : "This is the first report: there is nothing to compare.",
    },
  ];
}
