import { suggestion } from "../nearest.ts";
import type { ContentRule } from "../types.ts";
import { allEntries } from "../walk.ts";

/** The texts that are filled in when they are shown, and what each must have a place for. */
const templates: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "content/onboarding.ts": {
    "onboarding.greeting": ["{name}"],
    "onboarding.position": ["{step}", "{total}"],
    "onboarding.goals.count": ["{count}", "{max}"],
  },
  "content/pages/demo.ts": { "sent.title": ["{name}"], "sent.text": ["{email}"] },
  "content/pages/dashboard.ts": {
    "progress.influence.alt": ["{value}"],
    "progress.goals.alt": ["{value}"],
    "progress.trend.alt": ["{value}"],
  },
};

/** A text that is filled in has all its places, and no other text has any. */
export const checkPlaceholders: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, value }) => {
    if (typeof value !== "string") return [];
    const places = templates[file]?.[field] ?? [];
    const found = [...value.matchAll(/(?<!\$)\{[^{}]*\}/g)].map(([place]) => place);
    const strange = found.filter((place) => !places.includes(place));
    if (strange.length > 0) {
      return strange.map((place) => ({
        file,
        field,
        wrong: `${place} would be shown as it stands.`,
        right: remedy(place, places),
      }));
    }
    return places
      .filter((place) => !found.includes(place))
      .map((place) => ({
        file,
        field,
        wrong: `The text has no ${place}.`,
        right: `Put ${place} where its value is to be shown.`,
      }));
  });

function remedy(place: string, places: readonly string[]): string {
  if (place.startsWith("{site.")) return `Write $${place}, and put the text in backticks (\`…\`).`;
  return places.length > 0
    ? suggestion(place, places)
    : "Write the words themselves: nothing is filled in here.";
}
