import { type Finding, suggestion } from "../tools/problem.ts";
import { type Content, findingFor, isComplete, repeatsIn, siteText, type Text, textsIn } from "./queries.ts";

/* Rules about texts, which no schema can check because they span modules or depend on the date. */

/** Finds titles and descriptions used twice. Search engines ignore case and spaces. */
export function findRepeatedSearchTexts(content: Content): Finding[] {
  const texts = textsIn(content, "title", "description");
  const keyOf = ({ key, value }: Text) => key + value.trim().toLowerCase().replace(/\s+/g, " ");
  return repeatsIn(texts, keyOf).map((text) => {
    const problem = `The ${text.field} is the same as in ${text.first.file}.`;
    return findingFor(text, problem, "Write what only this page offers.");
  });
}

/** Finds the product's name, in any case, outside content/site.ts, so that it can change in one place. */
export function findTypedNames(content: Content): Finding[] {
  const name = siteText(content, "name");
  if (name === "") return [];
  // Not inside a longer word, an email address or a URL.
  const pattern = new RegExp(`(?<![\\w@./-])${name.replace(/[^\w\s]/g, "\\$&")}(?![\\w-]|\\.\\w)`, "i");
  const problem = `The product's name, ${name}, is typed out.`;
  const fix = `Write \${site.name} instead, and put the text in backticks (\`…\`).`;
  return content.modules
    .filter(({ file }) => file !== "content/site.ts")
    .flatMap(({ file, source }) =>
      source.split("\n").flatMap((text, index) => {
        const isComment = /^\s*(\/\/|\/?\*)/.test(text);
        return isComment || !pattern.test(text) ? [] : [{ file, line: index + 1, problem, fix }];
      }),
    );
}

/** Finds prices that no plan has, such as "$31 per month", so that changing a price finds every mention. */
export function findUnknownPrices(content: Content): Finding[] {
  const prices = textsIn(content, "plans.price").map(({ value }) => value);
  return textsIn(content).flatMap((text) =>
    [...text.value.matchAll(/\$\d[\d,.]*(?= per month)/g)]
      .filter(([price]) => prices.length > 0 && !prices.includes(price))
      .map(([price]) => findingFor(text, `No plan costs ${price}.`, `The prices are ${prices.join(", ")}.`)),
  );
}

/** Finds names of plans that do not exist. */
export function findUnknownPlans(content: Content): Finding[] {
  const named = textsIn(content, "plans.rows.plan");
  return unknownNames(named, textsIn(content, "plans.name"), "plan", "in pricing.ts");
}

/** Finds authors, mentors and people of a story who are neither mentors nor team, so that renaming one finds every mention. */
export function findUnknownPeople(content: Content): Finding[] {
  const named = textsIn(content, "articles.author", "hub.items.mentor", "story.people");
  // The person may be in a module that did not load.
  if (!isComplete(content)) return [];
  const where = "among the mentors (partners.ts) and the team (about.ts)";
  return unknownNames(named, peopleIn(content), "person", where);
}

/** Finds people who share a name, because pages refer to people by name. */
export function findNamesakes(content: Content): Finding[] {
  return repeatsIn(peopleIn(content), ({ value }) => value).map((person) => {
    const problem = `${JSON.stringify(person.value)} is already the name of a person in ${person.first.file}.`;
    return findingFor(person, problem, "Add what tells them apart, such as an initial.");
  });
}

/** Returns the names of the mentors and the team. */
function peopleIn(content: Content): readonly Text[] {
  return textsIn(content, "team.people.name", "mentors.people.name");
}

function unknownNames(
  named: readonly Text[],
  known: readonly Text[],
  kind: string,
  where: string,
): Finding[] {
  const names = known.map(({ value }) => value);
  return named
    .filter(({ value }) => names.length > 0 && !names.includes(value))
    .map((text) => {
      const problem = `There is no ${kind} ${JSON.stringify(text.value)} ${where}.`;
      return findingFor(text, problem, suggestion(text.value, names));
    });
}
