import { suggestion } from "../nearest.ts";
import type { ContentProblem, ContentRule } from "../types.ts";
import { allEntries, isObject } from "../walk.ts";

/** Every photo has an id of the photo host and says what it shows. */
export const checkPhotos: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (!isObject(value) || !(key === "photo" || /^photo/.test(String(value.id)))) return [];
    const problems: ContentProblem[] = [];
    if (!/^photo-\d+-[0-9a-f]+$/.test(String(value.id))) {
      problems.push({
        file,
        field: `${field}.id`,
        wrong: `${JSON.stringify(value.id)} is not a photo's id.`,
        right: 'Copy it from the photo\'s address: "photo-", digits, a dash, digits and letters from a to f.',
      });
    }
    if (typeof value.alt !== "string" || value.alt.trim() === "") {
      problems.push({
        file,
        field: `${field}.alt`,
        wrong: "The photo has no text for those who do not see it.",
        right: 'Say in a few words what it shows, such as "Two people talking at a table".',
      });
    }
    return problems;
  });

/** Every drawing is a file of content/art. */
export const checkArt: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (!(key === "art" || key.endsWith("Art")) || typeof value !== "string" || content.art.includes(value))
      return [];
    // In the menu, "all" stands for every drawing together.
    if (file === "content/navigation.ts" && value === "all") return [];
    const wrong = `There is no drawing "${value}" in content/art.`;
    return [{ file, field, wrong, right: suggestion(value, content.art) }];
  });

/** Every icon is one that the site has. */
export const checkIcons: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (key !== "icon" || typeof value !== "string" || content.icons.includes(value)) return [];
    return [{ file, field, wrong: `There is no icon "${value}".`, right: suggestion(value, content.icons) }];
  });
