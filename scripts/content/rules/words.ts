import type { Mistake } from "../../tools/problem.ts";
import { type Content, entriesIn, isObject, pagesOf, siteText } from "../queries.ts";

/** Finds titles and descriptions used twice. Search engines ignore case and spaces. */
export function findRepeatedSearchWords(content: Content): Mistake[] {
  return ["title", "description"].flatMap((field) => {
    const firstFiles = new Map<string, string>();
    return pagesOf(content).flatMap(({ file, value }): Mistake[] => {
      const text = value[field];
      if (typeof text !== "string" || text.trim() === "") return [];
      const words = text.trim().toLowerCase().replace(/\s+/g, " ");
      const first = firstFiles.get(words);
      if (first === undefined) {
        firstFiles.set(words, file);
        return [];
      }
      const wrong = `The ${field} is the same as in ${first}.`;
      return [{ file, field, wrong, right: "Write what only this page offers." }];
    });
  });
}

/** Finds descriptions that repeat the lead, which search engines show anyway when it answers the query better. */
export function findLeadsAsDescriptions(content: Content): Mistake[] {
  return pagesOf(content).flatMap(({ file, value: { description, head, hero } }) => {
    const top = isObject(hero) ? hero : head;
    const lead = isObject(top) ? top.lead : undefined;
    if (typeof lead !== "string" || lead.trim() === "" || typeof description !== "string") return [];
    if (!description.includes(lead)) return [];
    const wrong = "The description repeats the lead.";
    return [{ file, field: "description", wrong, right: "Describe the page in other words." }];
  });
}

/** Finds titles without the product's name. */
export function findUnnamedTitles(content: Content): Mistake[] {
  const name = siteText(content, "name");
  return pagesOf(content).flatMap(({ file, value: { title } }) => {
    if (name === "" || typeof title !== "string" || title.includes(name)) return [];
    const wrong = "The title does not have the product's name in it.";
    const right = `Write it in backticks with the name in it: \`Pricing | \${site.name}\`.`;
    return [{ file, field: "title", wrong, right }];
  });
}

/** Finds the product's name, in any case, outside content/site.ts, so that it can change in one place. */
export function findTypedNames(content: Content): Mistake[] {
  const name = siteText(content, "name");
  if (name === "") return [];
  // Not inside a longer word, and not in an email or web address.
  const pattern = new RegExp(`(?<![\\w@./-])${name.replace(/[^\w\s]/g, "\\$&")}(?![\\w-]|\\.\\w)`, "i");
  return content.modules
    .filter(({ file }) => file !== "content/site.ts")
    .flatMap(({ file, source }) =>
      source.split("\n").flatMap((text, index) => {
        const isComment = /^\s*(\/\/|\/?\*)/.test(text);
        if (isComment || !pattern.test(text)) return [];
        const wrong = `The product's name, ${name}, is typed out.`;
        const right = `Write \${site.name} instead, and put the text in backticks (\`…\`).`;
        return [{ file, line: index + 1, wrong, right }];
      }),
    );
}

/** Finds photos with the text alternative of another one: in a list of images they could not be told apart. */
export function findRepeatedAlts(content: Content): Mistake[] {
  const firsts = new Map<string, { file: string; id: unknown }>();
  return entriesIn(content).flatMap(({ file, field, key, value }): Mistake[] => {
    if (key !== "photo" || !isObject(value) || typeof value.alt !== "string") return [];
    const first = firsts.get(value.alt);
    if (first === undefined) firsts.set(value.alt, { file, id: value.id });
    if (first === undefined || first.id === value.id) return [];
    const wrong = `${JSON.stringify(value.alt)} already describes another photo, in ${first.file}.`;
    return [{ file, field: `${field}.alt`, wrong, right: "Say what sets this one apart, such as a name." }];
  });
}

/** The most characters of a headline that fits two or three lines on a phone, which has some 15 in a line. */
const headlineLimit = 50;

/** Finds headlines that take many lines on a phone. */
export function findLongHeadlines(content: Content): Mistake[] {
  return pagesOf(content).flatMap(({ file, value }) =>
    ["head", "hero"].flatMap((name): Mistake[] => {
      const top = value[name];
      const title = isObject(top) ? top.title : undefined;
      if (typeof title !== "string" || title.length <= headlineLimit) return [];
      const wrong = `The headline has ${title.length} characters: about ${Math.ceil(title.length / 15)} lines on a phone.`;
      const right = `Write up to ${headlineLimit}, or look at the page at the width of a phone.`;
      return [{ file, field: `${name}.title`, wrong, right }];
    }),
  );
}
