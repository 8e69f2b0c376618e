import { plans as planList } from "../../../content/schema.ts";
import { type Mistake, suggestion } from "../../tools/problem.ts";
import { type Content, isComplete, isObject, repeatsIn, siteText, type Text, textsIn } from "../queries.ts";
import { strayFilesIn } from "./pages.ts";

const pricingFile = "content/pages/pricing.ts";

/** Amounts of money: "$1,200", "$29.50" and "31 dollars", but not "$2M" or "$2 million". */
const amounts =
  /(?:\$\d+(?:,\d{3})*(?:\.\d+)?|\b\d+ dollars\b)(?![\d,.]*\s?(?:[KMB]\b|thousand|million|billion))/g;

/** Finds prices of plans that no plan has, so that changing a price finds every mention. Other amounts may be right. */
export function findUnknownPrices(content: Content): Mistake[] {
  const pricing = content.modules.find(({ file }) => file === pricingFile)?.value;
  // Invalid plans must not make other amounts look wrong.
  const { data: plans } = planList.safeParse(isObject(pricing) ? pricing.plans : undefined);
  if (!plans) return [];
  const paid = plans.filter(({ price }) => price.startsWith("$"));
  const prices = paid.map(({ price }) => centsOf(price));
  const right = `The prices in ${pricingFile} are ${paid.map(({ name, price }) => `${price} (${name})`).join(", ")}.`;
  return textsIn(content).flatMap(({ file, field, value }) =>
    [...value.matchAll(amounts)].flatMap(({ 0: amount, index }) => {
      const before = value.slice(0, index).replace(/(?: plan)?(?: costs| is| at| for|:| \()?\s?$/, "");
      const after = value.slice(index + amount.length).trimStart();
      // Certainly the price of a plan: "Premium for $31", "$31 per month".
      const isPrice = plans.some(
        ({ name, frequency }) => before.endsWith(name) || (frequency !== "" && after.startsWith(frequency)),
      );
      if (prices.includes(centsOf(amount)) || !isPrice) return [];
      return [{ file, field, wrong: `No plan costs ${amount}.`, right }];
    }),
  );
}

/** Returns the cents, so that "$1,200" and "$1200.00" are the same. */
function centsOf(price: string): number {
  return Math.round(Number.parseFloat(price.replace(/[$,]/g, "")) * 100);
}

/** Finds names of plans that do not exist. */
export function findUnknownPlans(content: Content): Mistake[] {
  const plans = textsIn(content, "plans.name").filter(({ file }) => file === pricingFile);
  const named = textsIn(content).filter(({ key }) => key === "plan");
  return unknownNames(named, plans, (name) => `There is no plan ${name} in ${pricingFile}.`);
}

/** Finds authors, mentors and people of a story who are not people of the site, so that renaming one finds every mention. */
export function findUnknownPeople(content: Content): Mistake[] {
  // The person may be in a module that is missing or did not load.
  if (!isComplete(content) || strayFilesIn(content).length > 0) return [];
  const named = textsIn(content, "articles.author", "hub.items.mentor", "story.people");
  return unknownNames(
    named,
    peopleIn(content),
    (name) => `There is no person ${name} among the mentors (partners.ts) and the team (about.ts).`,
  );
}

/** Finds people with the name of another one: authors and mentors are found by name. */
export function findNamesakes(content: Content): Mistake[] {
  return repeatsIn(peopleIn(content), ({ value }) => value).map(({ file, field, value, first }) => {
    const wrong = `${JSON.stringify(value)} is already the name of a person in ${first.file}.`;
    return { file, field, wrong, right: "Add what tells them apart, such as an initial." };
  });
}

/** Returns the names of the mentors and the team. */
function peopleIn(content: Content): readonly Text[] {
  return textsIn(content, "team.people.name", "mentors.people.name");
}

function unknownNames(
  named: readonly Text[],
  existing: readonly Text[],
  wrong: (name: string) => string,
): Mistake[] {
  const names = existing.map(({ value }) => value);
  return named
    .filter(({ value }) => names.length > 0 && !names.includes(value))
    .map(({ file, field, value }) => ({
      file,
      field,
      wrong: wrong(JSON.stringify(value)),
      right: suggestion(value, names),
    }));
}

/** Finds a security.txt that has expired, or does not expire within a year, as RFC 9116 advises. */
export function findExpiry(content: Content): Mistake[] {
  const expires = siteText(content, "securityTxtExpires");
  const days = (Date.parse(expires) - Date.parse(content.today)) / 86_400_000;
  if (!(days <= 0 || days > 366)) return [];
  const wrong = `security.txt ${days > 0 ? "expires" : "expired"} on ${expires}.`;
  const right = "Write a date within the next year. RFC 9116 advises against later ones.";
  return [{ file: "content/site.ts", field: "site.securityTxtExpires", wrong, right }];
}
