import { price } from "../../../content/schema-fields.ts";
import { type Mistake, suggestion } from "../../tools/problem.ts";
import { type Content, entriesIn, isComplete, isObject, pagesOf, siteText } from "../queries.ts";

const pricingFile = "content/pages/pricing.ts";

/** Finds prices in texts that no plan has, so that changing a price finds every mention. */
export function findUnknownPrices(content: Content): Mistake[] {
  const plans = plansOf(content);
  // An invalid price must not make others look wrong.
  if (plans.length === 0 || !plans.every((plan) => price.safeParse(plan.price).success)) return [];
  const prices = plans
    .map((plan) => ({ name: plan.name, price: String(plan.price) }))
    .filter((plan) => plan.price.startsWith("$"));
  const right = `The prices in ${pricingFile} are ${prices.map(({ name, price }) => `${price} (${name})`).join(", ")}.`;
  return entriesIn(content).flatMap(({ file, field, key, value }) => {
    if (typeof value !== "string" || key === "price") return [];
    return [...value.matchAll(/\$\d+(?:,\d{3})*(?:\.\d+)?/g)]
      .filter(([mentioned]) => !prices.some(({ price }) => amountOf(price) === amountOf(mentioned)))
      .map(([mentioned]) => ({ file, field, wrong: `No plan costs ${mentioned}.`, right }));
  });
}

/** Returns the cents, so that "$1,200" and "$1200.00" are the same. */
function amountOf(price: string): number {
  return Math.round(Number(price.replace(/[$,]/g, "")) * 100);
}

/** Finds names of plans that do not exist. */
export function findUnknownPlans(content: Content): Mistake[] {
  const names = plansOf(content).map(({ name }) => String(name));
  if (names.length === 0) return [];
  return entriesIn(content).flatMap(({ file, field, key, value }) => {
    if (key !== "plan" || typeof value !== "string" || names.includes(value)) return [];
    const wrong = `There is no plan ${JSON.stringify(value)} in ${pricingFile}.`;
    return [{ file, field, wrong, right: suggestion(value, names) }];
  });
}

function plansOf(content: Content): Readonly<Record<string, unknown>>[] {
  const plans = pagesOf(content).find(({ file }) => file === pricingFile)?.value.plans;
  return Array.isArray(plans) ? plans.filter(isObject) : [];
}

/** The fields that name a person of the site. */
const personFields = ["articles.author", "hub.items.mentor", "story.people"];

/** Finds authors, mentors and people of a story who are not people of the site, so that renaming one finds every mention. */
export function findUnknownPeople(content: Content): Mistake[] {
  const entries = entriesIn(content).map((entry) => ({
    ...entry,
    general: entry.field.replaceAll(/\[\d+\]/g, ""),
  }));
  const people = entries
    .filter(({ general }) => general === "team.people.name" || general === "mentors.people.name")
    .map(({ value }) => String(value));
  // The person may be in a module that did not load.
  if (people.length === 0 || !isComplete(content)) return [];
  return entries.flatMap(({ file, field, general, value }) => {
    if (!personFields.includes(general) || typeof value !== "string" || people.includes(value)) return [];
    const wrong = `There is no person ${JSON.stringify(value)} among the mentors (partners.ts) and the team (about.ts).`;
    return [{ file, field, wrong, right: suggestion(value, people) }];
  });
}

/** Checks that /.well-known/security.txt expires within a year, as RFC 9116 advises, and not within two months. */
export function findExpiry(content: Content): Mistake[] {
  const expires = siteText(content, "securityTxtExpires");
  const days = (Date.parse(expires) - Date.parse(content.today)) / 86_400_000;
  // The schema reports invalid dates.
  if (Number.isNaN(days) || (days > 60 && days <= 366)) return [];
  const how = days <= 0 ? "expired" : days <= 60 ? "expires soon," : "expires more than a year from now,";
  const wrong = `security.txt ${how} on ${expires}.`;
  const right = "Write a date 60 to 366 days from now. RFC 9116 advises against longer.";
  return [{ file: "content/site.ts", field: "site.securityTxtExpires", wrong, right }];
}
