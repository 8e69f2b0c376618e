import { type PageModule, pageModules, productName } from "../pages.ts";
import type { Content, ContentProblem, ContentRule } from "../types.ts";

interface Limits {
  least: number;
  most: number;
}

// Longer ones are cut off in search results, and shorter ones say too little there.
const titleLimits: Limits = { least: 10, most: 65 };
const descriptionLimits: Limits = { least: 50, most: 160 };

/** Every page has a title and a description for search engines: of a fitting length and unlike all others. */
export const checkSearchWords: ContentRule = (content) => [
  ...pageModules(content).flatMap((page) => [
    ...checkLength(page, "title", titleLimits),
    ...checkLength(page, "description", descriptionLimits),
    ...checkName(page, productName(content)),
  ]),
  ...checkRepeats(content, "title"),
  ...checkRepeats(content, "description"),
];

function checkLength({ module, page }: PageModule, field: string, { least, most }: Limits): ContentProblem[] {
  const text = page[field];
  const right = `Write ${least} to ${most} characters.`;
  const problem = (wrong: string): ContentProblem[] => [{ file: module.file, field, wrong, right }];
  // A value that is no text at all is told with the shape of the page.
  if (text !== undefined && typeof text !== "string") return [];
  if (text === undefined || text.trim() === "") return problem(`The ${field} for search engines is missing.`);
  if (text.length < least) return problem(`The ${field} is too short: ${text.length} characters.`);
  if (text.length > most) return problem(`The ${field} is too long: ${text.length} characters.`);
  return [];
}

function checkName({ module, page }: PageModule, name: string | undefined): ContentProblem[] {
  if (typeof page.title !== "string" || page.title.trim() === "") return [];
  if (name === undefined || page.title.includes(name)) return [];
  return [
    {
      file: module.file,
      field: "title",
      wrong: "The title does not have the product's name in it.",
      right: `Write it in backticks with the name in it: \`Pricing | \${site.name}\`.`,
    },
  ];
}

function checkRepeats(content: Content, field: string): ContentProblem[] {
  const firstFiles = new Map<string, string>();
  return pageModules(content).flatMap(({ module: { file }, page }) => {
    const text = page[field];
    if (typeof text !== "string" || text.trim() === "") return [];
    // Search engines see no difference in case and spaces.
    const words = text.trim().toLowerCase().replace(/\s+/g, " ");
    const first = firstFiles.get(words);
    if (first === undefined) {
      firstFiles.set(words, file);
      return [];
    }
    const wrong = `The ${field} is the same as in ${first}.`;
    return [{ file, field, wrong, right: "Say what only this page offers." }];
  });
}
