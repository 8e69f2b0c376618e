import type { Mistake } from "../../tools/problem.ts";
import { type Content, repeatsIn, siteText, textsIn } from "../queries.ts";

/** Finds titles and descriptions used twice. Search engines ignore case and spaces. */
export function findRepeatedSearchWords(content: Content): Mistake[] {
  const texts = textsIn(content, "title", "description");
  return repeatsIn(texts, ({ key, value }) => key + value.trim().toLowerCase().replace(/\s+/g, " ")).map(
    ({ file, field, first }) => {
      const wrong = `The ${field} is the same as in ${first.file}.`;
      return { file, field, wrong, right: "Write what only this page offers." };
    },
  );
}

/** Finds photos with the text alternative of another one: in a list of images they could not be told apart. */
export function findRepeatedAlts(content: Content): Mistake[] {
  const texts = textsIn(content);
  const alts = texts.filter(({ field }) => /\bphoto\.alt$/.test(field));
  const idOf = (alt: { file: string; field: string }) =>
    texts.find(({ file, field }) => file === alt.file && field === alt.field.replace(/alt$/, "id"))?.value;
  return repeatsIn(alts, ({ value }) => value)
    .filter((alt) => idOf(alt) !== idOf(alt.first))
    .map(({ file, field, value, first }) => {
      const wrong = `${JSON.stringify(value)} already describes another photo, in ${first.file}.`;
      return { file, field, wrong, right: "Say what sets this one apart, such as a name." };
    });
}

/** Finds descriptions that repeat the lead, which search engines show anyway when it answers the query better. */
export function findLeadsAsDescriptions(content: Content): Mistake[] {
  const leads = textsIn(content, "head.lead", "hero.lead").filter(({ value }) => value.trim() !== "");
  return textsIn(content, "description")
    .filter((text) => leads.some(({ file, value }) => file === text.file && text.value.includes(value)))
    .map(({ file, field }) => {
      const wrong = "The description repeats the lead.";
      return { file, field, wrong, right: "Describe the page in other words." };
    });
}

/** Finds titles without the product's name. */
export function findUnnamedTitles(content: Content): Mistake[] {
  const name = siteText(content, "name");
  return textsIn(content, "title")
    .filter(({ value }) => !value.includes(name))
    .map(({ file, field }) => {
      const wrong = "The title does not have the product's name in it.";
      const right = `Write it in backticks with the name in it: \`Pricing | \${site.name}\`.`;
      return { file, field, wrong, right };
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
