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
        wrong:
          value.id === undefined
            ? "The photo has no id."
            : `${JSON.stringify(value.id)} is not a photo's id.`,
        right:
          'Copy it from the address of the image: "photo-", digits, a dash, digits and letters from a to f.',
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

/** What stands for a picture says something: it is no file's name, and more than a word or two. */
export const checkAlts: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (key !== "alt" || typeof value !== "string" || value.trim() === "") return [];
    const right = 'Say in a few words what it shows, such as "Two people talking at a table".';
    if (/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(value.trim()) || /^\S*[\d_]\S*$/.test(value.trim())) {
      return [{ file, field, wrong: `${JSON.stringify(value)} is the name of a file.`, right }];
    }
    const words = value.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    if (words.length >= 3) return [];
    return [{ file, field, wrong: `${JSON.stringify(value)} says too little.`, right }];
  });

/** Every drawing is a file of content/art. */
export const checkArt: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (!(key === "art" || key.endsWith("Art")) || typeof value !== "string") return [];
    // The menu shows parts of drawings, and not every drawing has one.
    const inMenu = file === "content/navigation.ts";
    const known = inMenu ? content.thumbnails : content.art;
    if (known.includes(value)) return [];
    const wrong = inMenu
      ? `There is no drawing "${value}" for the menu.`
      : `There is no drawing "${value}" in content/art.`;
    return [{ file, field, wrong, right: suggestion(value, known) }];
  });

/** Every icon is one that the site has. */
export const checkIcons: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (key !== "icon" || typeof value !== "string" || content.icons.includes(value)) return [];
    return [{ file, field, wrong: `There is no icon "${value}".`, right: suggestion(value, content.icons) }];
  });
