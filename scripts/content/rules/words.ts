import { productName } from "../pages.ts";
import { textsOf } from "../texts.ts";
import type { ContentRule } from "../types.ts";
import { allEntries } from "../walk.ts";

/** No list is empty. */
export const checkLists: ContentRule = (content) =>
  allEntries(content)
    .filter(({ value }) => Array.isArray(value) && value.length === 0)
    .map(({ module: { file }, field }) => ({
      file,
      field,
      wrong: "The list is empty.",
      right: "Give it at least one entry.",
    }));

// Checked by rules of their own, with words that fit them better.
const checkedElsewhere = new Set(["title", "description", "path"]);

/** No text is empty, but for the frequency of a price that has none. */
export const checkEmptyTexts: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (typeof value !== "string" || value.trim() !== "") return [];
    const isPageField = file.startsWith("content/pages/") && checkedElsewhere.has(field);
    if (key === "frequency" || isPageField || field.endsWith("photo.alt")) return [];
    return [{ file, field, wrong: "The text is empty.", right: "Write the words that should stand here." }];
  });

/** No text shows a ${…} that was meant to be filled in. */
export const checkBackticks: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, value }) => {
    if (typeof value !== "string" || !value.includes("${")) return [];
    const wrong = `The text has \${…} in it, which would be shown as it stands.`;
    return [{ file, field, wrong, right: "Put the text in backticks (`…`) instead of quotation marks." }];
  });

/** The product's name stands in content/site.ts alone, so that it can change in one place. In any case: "UPWELL" too. */
export const checkNameTyped: ContentRule = (content) => {
  const name = productName(content);
  if (name === undefined) return [];
  // Not within a longer word, and not in an address of mail or web.
  const pattern = new RegExp(`(?<![\\w@./-])${name.replace(/[^\w\s]/g, "\\$&")}(?![\\w-]|\\.\\w)`, "i");
  return content.modules
    .filter(({ file }) => file !== "content/site.ts")
    .flatMap(({ file, source }) =>
      textsOf(source)
        .filter(({ text }) => pattern.test(text))
        .map(({ line }) => ({
          file,
          field: `line ${line}`,
          wrong: `The product's name, ${name}, is typed out.`,
          right: `Write \${site.name} instead, and put the text in backticks (\`…\`).`,
        })),
    );
};
