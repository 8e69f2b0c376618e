import { price } from "../../../content/schema-fields.ts";
import { type Mistake, suggestion } from "../../tools/problem.ts";
import {
  type Content,
  type ContentRule,
  entriesIn,
  isComplete,
  isObject,
  pagesOf,
  siteText,
} from "../queries.ts";

const pricingFile = "content/pages/pricing.ts";

/** Amounts of money: "$1,200", "$29.50" and "31 dollars", but not "$2M" or "$2 million". */
const amounts =
  /(?:\$\d+(?:,\d{3})*(?:\.\d+)?|\b\d+ dollars\b)(?![\d,.]*\s?(?:[KMB]\b|thousand|million|billion))/g;

/** Finds prices of plans that no plan has, so that changing a price finds every mention. */
export const findUnknownPrices: ContentRule = (content) => findAmounts(content, true);

/** Finds other amounts that no plan costs. They may be right. */
export const findOtherAmounts: ContentRule = (content) => findAmounts(content, false);

function findAmounts(content: Content, arePrices: boolean): Mistake[] {
  const plans = plansOf(content);
  // An invalid price must not make others look wrong.
  if (plans.length === 0 || !plans.every((plan) => price.safeParse(plan.price).success)) return [];
  const paid = plans.filter((plan) => String(plan.price).startsWith("$"));
  const prices = paid.map((plan) => amountOf(String(plan.price)));
  const right = `The prices in ${pricingFile} are ${paid.map((plan) => `${plan.price} (${plan.name})`).join(", ")}.`;
  return entriesIn(content).flatMap(({ file, field, key, value }) => {
    if (typeof value !== "string" || key === "price") return [];
    return [...value.matchAll(amounts)].flatMap(({ 0: amount, index }) => {
      const [before, after] = [value.slice(0, index), value.slice(index + amount.length)];
      const isPrice = plans.some((plan) => isPriceOf(plan, before, after));
      if (prices.includes(amountOf(amount)) || isPrice !== arePrices) return [];
      return [{ file, field, wrong: `No plan costs ${amount}.`, right }];
    });
  });
}

/** Whether an amount between these words is certainly the price of a plan: "Premium for $31", "$31 per month". */
function isPriceOf(
  { name, frequency }: Readonly<Record<string, unknown>>,
  before: string,
  after: string,
): boolean {
  const named = before.replace(/(?: plan)?(?: costs| is| at| for|:| \()?\s?$/, "").endsWith(String(name));
  return named || (frequency !== "" && after.trimStart().startsWith(String(frequency)));
}

/** Returns the cents, so that "$1,200" and "$1200.00" are the same. */
function amountOf(price: string): number {
  return Math.round(Number.parseFloat(price.replace(/[$,]/g, "")) * 100);
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

/** Finds articles of a later day, and one that is older than the one after it: the first is the lead. */
export function findOddDates(content: Content): Mistake[] {
  return pagesOf(content).flatMap(({ file, value: { articles } }) => {
    if (!Array.isArray(articles)) return [];
    const dates = articles.map((article) => (isObject(article) ? String(article.date) : ""));
    return dates.flatMap((date, index): Mistake[] => {
      const place = { file, field: `articles[${index}].date` };
      const next = dates[index + 1];
      return [
        ...(date > content.today
          ? [
              {
                ...place,
                wrong: `${date} is in the future.`,
                right: "Write the day on which it is published.",
              },
            ]
          : []),
        ...(next !== undefined && date < next
          ? [{ ...place, wrong: `The next article, of ${next}, is newer.`, right: "Put the newest first." }]
          : []),
      ];
    });
  });
}
